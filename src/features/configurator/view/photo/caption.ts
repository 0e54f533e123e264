import { formatPhone, formatSize } from '#lib/format.ts'
import type { Choices, Configuration } from '../../model/configuration.ts'
import type { Caption } from '../../photo/save-picture.ts'

/** What is written under a saved picture. */
export const captionOf = (
  { type, material, color }: Choices,
  { width, height }: Configuration,
  brand: string,
  phone: string,
): Caption => ({
  facts: [type.name, material.name, color.name, formatSize(width, height)].join(' · '),
  sender: `${brand} · ${formatPhone(phone)}`,
})
