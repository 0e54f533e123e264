import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { choicesOf, type Configuration } from '../model/configuration.ts'
import { choiceNames as names } from './choice-names.ts'

/** How a switched feature is said, on the screen and in a message. */
export const yesOrNo = (isOn: boolean): string => (isOn ? 'Evet' : 'Hayır')

/**
 * The text of a quote or an order: its first line, then one line for each choice. The company's people
 * read these lines; docs/contracts.md lists them.
 */
export function chatMessage(
  firstLine: string,
  configuration: Configuration,
  catalogue: Catalogue,
): string {
  const { type, material, color } = choicesOf(configuration, catalogue)
  const { width, height, motor, remote, sensor } = configuration
  return [
    firstLine,
    `${names.type}: ${type.name}`,
    `${names.material}: ${material.name}`,
    `${names.color}: ${color.name}`,
    `${names.size}: ${String(width)}x${String(height)} cm`,
    `${names.motor}: ${yesOrNo(motor)}`,
    `${names.remote}: ${yesOrNo(remote)}`,
    `${names.sensor}: ${yesOrNo(sensor)}`,
  ].join('\n')
}
