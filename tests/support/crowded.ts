import type { Locator } from '@playwright/test'

/** Which of the parts lie over one another or are cut by the side of the window. */
export async function crowded(
  parts: Readonly<Record<string, Locator>>,
): Promise<readonly string[]> {
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const box = await part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { left, right, top, bottom, width: document.documentElement.clientWidth }
      })
      return { name, ...box }
    }),
  )
  return boxes.flatMap((one, index) => [
    ...(one.left < -1 || one.right > one.width + 1 ? [`${one.name} is cut`] : []),
    ...boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      )
      .map((other) => `${one.name} and ${other.name} lie over one another`),
  ])
}

/** Words of the page's part that a line break cuts in two. */
export const brokenWords = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden'))
        continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
