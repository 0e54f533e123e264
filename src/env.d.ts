declare module '*?script' {
  /** The bundled, minified script as text; see scripts/inline-script-plugin.ts. */
  const code: string
  export default code
}

declare module '*.module.css?lazy' {
  /** Class names, as in the same file without '?lazy'; see scripts/on-demand-styles-plugin.ts. */
  const names: Readonly<Record<string, string>>
  export default names
}

declare module 'virtual:pictures' {
  import type { ImageMetadata } from 'astro'

  /** The pictures that the content names, by their path in it; see scripts/picture-intake/integration.ts. */
  export const pictures: Readonly<
    Record<
      string,
      {
        /** For the image service only: reading any of its properties would publish the file itself. */
        readonly image: ImageMetadata
        /** Path of the file: upright, without metadata. */
        readonly file: string
        /** Size of the upright picture, in px. */
        readonly width: number
        readonly height: number
        /** Its mean colour: '#rgb'. */
        readonly colour: string
      }
    >
  >
}
