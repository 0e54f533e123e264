import type { Findings } from './check-content.ts'

/** What the owner reads of a check, or nothing. */
export function describeFindings({ problems, hints }: Findings): string {
  const list = (heading: string, sentences: readonly string[]) =>
    sentences.length === 0 ? [] : [heading, ...sentences.map((one) => `  ${one}`), '']
  return [
    ...list('Hatırlatma:', hints),
    ...list(
      `İçerikte düzeltilecek ${String(problems.length)} yer var. Site yayımlanmadı, önceki hâli duruyor:`,
      problems,
    ),
  ].join('\n')
}
