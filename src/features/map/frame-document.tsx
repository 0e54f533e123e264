import { renderToStaticMarkup } from 'react-dom/server'
import { toMap, TOWNS } from '#domain/company/region-map.ts'
import type { Coordinates } from '#lib/coordinates.ts'
import { Coast } from './Coast.tsx'

export interface FrameFacts {
  readonly brand: string
  readonly address: string
  readonly provider: string
  /** The provider's map of the place; loads in the same frame when the visitor follows it. */
  readonly providerUrl: string
  readonly location: Coordinates
  /** frame.css as built. It stands in the document, which is never drawn without it. */
  readonly styles: string
}

/**
 * The first document of the map frame, as HTML text for `srcdoc`: a drawn map with the place on it, and a link to
 * the provider's map. It needs no script and no other host; React escapes every fact.
 */
export const mapFrameDocument = (facts: FrameFacts): string =>
  `<!doctype html>${renderToStaticMarkup(<FrameDocument {...facts} />)}`

function FrameDocument({ brand, address, provider, providerUrl, styles, location }: FrameFacts) {
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${brand}, ${address}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <DrawnMap location={location} />
        <div className="panel">
          <p>
            <strong>{brand}</strong>
            <br />
            {address}
          </p>
          <a href={providerUrl}>Haritayı aç</a>
          <p className="notice">
            Harita sağlayıcısı: {provider}. Harita bu sağlayıcının sunucusundan yüklenir.
          </p>
        </div>
      </body>
    </html>
  )
}

/** About 30 kilometres from west to east around the place, in map units. */
const VIEW = { width: 180, height: 120 }
/** How far from the place a town's name is not cut by the edge of the frame. */
const REACH = { x: 65, y: 50 }

function DrawnMap({ location }: Pick<FrameFacts, 'location'>) {
  const place = toMap(location)
  const view = [place.x - VIEW.width / 2, place.y - VIEW.height / 2, VIEW.width, VIEW.height].map(
    Math.round,
  )
  const towns = TOWNS.filter(({ x, y }) => {
    const isUnderPlace = Math.hypot(x - place.x, y - place.y) < 8
    return !isUnderPlace && Math.abs(x - place.x) < REACH.x && Math.abs(y - place.y) < REACH.y
  })
  return (
    <svg viewBox={view.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Coast landClass="land" lakeClass="lake" />
      {towns.map(({ x, y, label }) => (
        <text key={label} x={x} y={y} textAnchor="middle">
          {label}
        </text>
      ))}
      <circle className="halo" cx={place.x} cy={place.y} r="9" />
      <circle className="place" cx={place.x} cy={place.y} r="3.5" />
    </svg>
  )
}
