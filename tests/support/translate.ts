import type { Page } from '@playwright/test'

/**
 * What the browsers' translators do: every text that can be read and is not translated yet moves, rewritten, into two elements of
 * its own. `mark` stands before it then; none where the test goes on to look for the words themselves.
 */
export const translate = (page: Page, mark: 'x ' | '' = 'x ') =>
  page.evaluate((before) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    const isRead = ({ data, parentElement }: Text) =>
      data.trim() !== '' && parentElement?.closest('script, style, font') === null
    for (const node of nodes.filter(isRead)) {
      const [outer, inner] = [font(), font()]
      inner.textContent = before + node.data
      outer.append(inner)
      node.replaceWith(outer)
    }
  }, mark)
