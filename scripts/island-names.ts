/**
 * Astro numbers its islands by a hash of the folder that the site was built in. Nothing reads the number, so it
 * is replaced by the island's name and its place on the page: the same sources give the same bytes anywhere.
 */
export function nameIslands(html: string): string {
  let count = 0
  return html.replace(
    /(<astro-island[^>]*?\suid=")[^"]*("[^>]*?\scomponent-export="([^"]*)")/gu,
    (_, before: string, after: string, name: string) => {
      count += 1
      return `${before}${name}-${String(count)}${after}`
    },
  )
}
