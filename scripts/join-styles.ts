const STYLE = /<style>(.*?)<\/style>/gsu

/**
 * Puts the styles in a page's head into one element, in the place of the last: the policy that travels before the
 * page then names one hash. The order of the layers stands first, as before.
 */
export function joinStyles(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const texts = [...head.matchAll(STYLE)].map(([, text = '']) => text.trim())
  let left = texts.length
  const joined = head.replaceAll(STYLE, () => {
    left -= 1
    return left === 0 ? `<style>${texts.join('')}</style>` : ''
  })
  return joined + html.slice(end)
}
