import type { ReactNode } from 'react'
import styles from './WhyUsDrawings.module.css'

/** The shared sheet: 400 × 300, one unit about a millimetre on screen. Decoration; the words stand beside it. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 300" aria-hidden="true">
      {children}
    </svg>
  )
}

/** A rotated arrow head with its tip at (x, y). */
const arrow = { up: 'l-3.5 11h7z', down: 'l-3.5-11h7z', left: 'l11-3.5v7z', right: 'l-11-3.5v7z' }

/** Section through the edge of a curtain: slats in the guide rail, the bolt in the bottom bar. */
export function SecurityDrawing() {
  const slats = [-30, 24, 78, 132]
  return (
    <Drawing>
      <svg width="400" height="300">
        <path className={styles.part} d="M104-4h46v264h-46z" />
        <path className={styles.fine} d="M116-4V260" />
        {slats.map((y) => (
          <path key={y} className={styles.plate} d={`M126 ${String(y)}h290v54H126z`} />
        ))}
        <path
          className={styles.thin}
          d={slats.map((y) => `M126 ${String(y + 46)}H400M126 ${String(y + 8)}H400`).join('')}
        />
        <path className={styles.part} d="M126 186h290v62H126z" />
        <path className={styles.fine} d="M126 198H400" />
        <path className={styles.solid} d="M126 248h290v12H126z" />
        <path className={styles.plate} d="M176 206h104v32H176z" />
        <circle className={styles.line} cx="258" cy="222" r="9" />
        <path className={styles.bold} d="M258 218v8" />
        <path className={styles.lit} d="M72 214h118v16H72z" />
      </svg>
      <path className={styles.bold} d="M0 261.5H400" />
      <text y="227">sürgü</text>
      <path className={styles.line} d="M50 222H72M28 68H110" />
      <text y="73">ray</text>
      <circle className={styles.solid} cx="110" cy="68" r="3" />
      <text x="300" y="227">
        alt profil
      </text>
    </Drawing>
  )
}

const SLAT =
  'M-6 0C30 10 46 40 46 66C46 92 34 118 8 128L2 137C-4 152-41 152-41 130C-41 115-27 111-19 118L-23 125C-29 120-34 126-32 131C-29 141-11 141-7 130L-5 122C14 112 20 90 20 66C20 42 10 24-10 12C-16 8-22 6-27 1C-24-8-13-9-6 0Z'

/** Section through three slats, hooked into each other. */
export function QualityDrawing() {
  return (
    <Drawing>
      <svg width="400" height="300">
        {[-60, 80, 220].map((y) => (
          <path
            key={y}
            className={y === 80 ? styles.lit : styles.part}
            transform={`translate(206 ${String(y)}) scale(1.06)`}
            d={SLAT}
          />
        ))}
      </svg>
      <path className={styles.thin} d="M262 80H346M262 220H346" />
      <path className={styles.line} d="M330 80v42M330 178v42" />
      <path className={styles.solid} d={`M330 80${arrow.up}M330 220${arrow.down}`} />
      <text className={styles.centred} transform="translate(335 150) rotate(-90)">
        77&nbsp;mm
      </text>
      <path className={styles.line} d="M94 150H240M50 222H166" />
      <circle className={styles.solid} cx="240" cy="150" r="3" />
      <text y="155">lamel kesiti</text>
      <circle className={styles.solid} cx="166" cy="222" r="3" />
      <text y="227">kenet</text>
    </Drawing>
  )
}

/** A bakery's front with its shutter almost down and light on the floor. */
export function AestheticsDrawing() {
  const grooves = Array.from({ length: 14 }, (_, index) => `M118 ${String(96 + 10 * index)}H282`)
  return (
    <Drawing>
      <path className={styles.bold} d="M0 262H400" />
      <path className={styles.line} d="M40 262V8H360V262M40 20H360" />
      <path className={styles.part} d="M96 38h208v26H96zM104 70h192v22H104z" />
      <text className={styles.sign} x="200" y="56">
        FIRIN
      </text>
      <path className={styles.line} d="M110 92h8v170h-8zM282 92h8v170h-8z" />
      <path className={styles.groove} d={grooves.join('')} />
      <path className={styles.solid} d="M118 226h164v7H118z" />
      <path className={styles.glow} d="M118 233h164v29H118z" />
      <path className={styles.line} d="M52 262V150h34v112M60 158h18v44H60z" />
      <path
        className={styles.line}
        d="M316 262v-26h30v26M331 236c-16-12-18-34-8-50c14 10 20 30 8 50zM331 236c2-24 12-34 24-38c0 20-8 32-24 38z"
      />
      <path className={styles.line} d="M118 283h58M224 283h58" />
      <path className={styles.solid} d={`M118 283${arrow.left}M282 283${arrow.right}`} />
      <text className={styles.centred} x="200" y="288">
        ışık
      </text>
    </Drawing>
  )
}
