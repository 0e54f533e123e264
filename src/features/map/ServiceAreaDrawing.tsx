import { toMap, TOWNS, UNITS_PER_KM, type MapPoint, type Town } from '#domain/company/region-map.ts'
import type { ServiceArea } from '#domain/company/service-area.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import { formatKilometres } from '#lib/format.ts'
import { Coast } from './Coast.tsx'
import styles from './ServiceAreaDrawing.module.css'

interface Props {
  readonly area: ServiceArea
  readonly location: SiteSettings['location']
}

/** The arrow of the circle points down to the left, over the sea, where no name stands in its way. */
const ARROW_DEGREES = 160

/**
 * The circle of the service area on the drawn region. The view box holds the circle and the south of it; a wider
 * frame shows more of the east, so the same drawing serves phone and desktop.
 */
export function ServiceAreaDrawing({ area, location }: Props) {
  const center = toMap(location)
  const radius = Math.round(area.radiusKm * UNITS_PER_KM)
  const districts = area.provinces.flatMap((province) => province.districts)
  const view = [
    center.x - radius * 1.12,
    center.y - radius * 1.07,
    radius * 2.24,
    radius * 2.78,
  ].map(Math.round)
  return (
    <svg
      className={styles.drawing}
      viewBox={view.join(' ')}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={`Hizmet alanı haritası: merkezin çevresinde yarıçapı ${formatKilometres(area.radiusKm)} olan daire`}
    >
      <Coast landClass={styles.land} lakeClass={styles.lake} />
      <text className={styles.water} x="285" y="374" textAnchor="middle">
        Marmara Denizi
      </text>
      <text className={styles.water} x="760" y="95">
        Karadeniz
      </text>
      <circle className={styles.ring} cx={center.x} cy={center.y} r={radius} />
      <Radius center={center} radius={radius} km={area.radiusKm} />
      {TOWNS.filter(({ district }) => district !== area.center && districts.includes(district)).map(
        (town) => (
          <TownName
            key={town.district}
            town={town}
            // Right of this a name is cut by the edge of a narrow frame.
            isFarEast={town.x > center.x + radius * 0.75}
          />
        ),
      )}
      <circle className={styles.center} cx={center.x} cy={center.y} r="10" />
      <text className={styles.centerName} x={center.x + 16} y={center.y + 26}>
        Merkez
      </text>
    </svg>
  )
}

interface RadiusProps {
  readonly center: MapPoint
  readonly radius: number
  readonly km: number
}

function Radius({ center, radius, km }: RadiusProps) {
  return (
    <g
      transform={`translate(${String(center.x)} ${String(center.y)}) rotate(${String(ARROW_DEGREES)})`}
    >
      <path className={styles.arrow} d={`M10 0H${String(radius - 10)}`} />
      <path className={styles.head} d={`M${String(radius)} 0l-13 -4v8z`} />
      {/* Turned back so that it reads from left to right. */}
      <text
        className={styles.distance}
        transform={`translate(${String(Math.round(radius * 0.56))} 0) rotate(180)`}
        y="-10"
        textAnchor="middle"
      >
        {formatKilometres(km)}
      </text>
    </g>
  )
}

const OFFSETS = {
  left: { dx: -11, dy: 6, anchor: 'end' },
  right: { dx: 11, dy: 6, anchor: undefined },
  above: { dx: 0, dy: -13, anchor: 'middle' },
  below: { dx: 0, dy: 26, anchor: 'middle' },
} as const

interface TownProps {
  readonly town: Town
  readonly isFarEast: boolean
}

function TownName({ town: { x, y, label, side }, isFarEast }: TownProps) {
  const { dx, dy, anchor } = OFFSETS[side]
  return (
    <g className={isFarEast ? styles.farEast : undefined}>
      <circle className={styles.town} cx={x} cy={y} r="4" />
      <text x={x + dx} y={y + dy} textAnchor={anchor}>
        {label}
      </text>
    </g>
  )
}
