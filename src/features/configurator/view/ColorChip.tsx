interface Props {
  /** '#RRGGBB' */
  readonly hex: string
}

/** A plain area of one colour that fills its box: as SVG, because the page allows no style attribute. */
export function ColorChip({ hex }: Props) {
  return (
    <svg viewBox="0 0 1 1" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={hex} />
    </svg>
  )
}
