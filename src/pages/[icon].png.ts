import { iconNames, markPng, type BrandIcon } from '#features/brand-files/brand-icons.ts'

export const getStaticPaths = () => iconNames.map((icon) => ({ params: { icon }, props: { icon } }))

export const GET = async ({ props }: { props: { icon: BrandIcon } }) =>
  new Response(new Uint8Array(await markPng(props.icon)))
