import { invariant } from '#lib/invariant.ts'

/**
 * Writes the company's facts into a legal text. `{{name}}` becomes the fact; a block between {{#analytics}} and
 * {{/analytics}} stays only if that setting is on, one from {{^analytics}} only if it is off; so with {{#offline}}.
 * A token alone on its line that is no fact stays: it is a slot for the page. Throws on an unknown
 * token inside a sentence, naming `file`.
 */
export function fillLegalText(
  markdown: string,
  facts: Readonly<Record<string, string>>,
  isOn: Readonly<Record<'analytics' | 'offline', boolean>>,
  file: string,
): string {
  return markdown
    .replace(
      /^\{\{([#^])(analytics|offline)\}\}\n([\s\S]*?)^\{\{\/\2\}\}\n?/gmu,
      (_, sign: string, setting: 'analytics' | 'offline', block: string) =>
        (sign === '#') === isOn[setting] ? block : '',
    )
    .split('\n')
    .map((line) => {
      if (/^\{\{\w+\}\}$/u.test(line.trim())) {
        const name = line.trim().slice(2, -2)
        return facts[name] ?? line
      }
      return line.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
        const fact = facts[name]
        invariant(
          fact !== undefined,
          `${file}: {{${name}}} diye bir bilgi yok. Şunlardan birini kullanın: ${Object.keys(facts).join(', ')}.`,
        )
        return fact
      })
    })
    .join('\n')
}
