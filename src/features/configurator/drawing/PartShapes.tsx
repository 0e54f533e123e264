import type { Part } from '../assembly/assembly.ts'
import { place, type Placement } from './sheet.ts'

interface Props {
  readonly parts: readonly Part[]
  readonly placement: Placement
  readonly className?: string | undefined
}

/** Parts as the rectangles they are. */
export function PartShapes({ parts, placement, className }: Props) {
  return parts.map((part) => (
    <rect
      key={`${part.kind}-${String(part.x)}`}
      className={className}
      {...place(part, placement)}
    />
  ))
}
