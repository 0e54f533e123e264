import { ISLANDS, LAKE, LAND } from '#domain/company/region-map.ts'

interface Props {
  readonly landClass: string | undefined
  readonly lakeClass: string | undefined
}

/** The land of the region in map units; what lies behind it is the sea. */
export function Coast({ landClass, lakeClass }: Props) {
  return (
    <>
      <path className={landClass} d={LAND} />
      {ISLANDS.map(({ x, y, radius }) => (
        <circle key={x} className={landClass} cx={x} cy={y} r={radius} />
      ))}
      <path className={lakeClass} d={LAKE} />
    </>
  )
}
