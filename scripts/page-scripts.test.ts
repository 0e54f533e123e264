import { expect, test } from 'vitest'
import { scriptsAmong } from './page-scripts.ts'

const scriptsOf = scriptsAmong(
  new Map([
    ['page.1.js', 'import("./later.2.js"); x = "hashed_page"; e.dataset.stillTried = ""'],
    ['later.2.js', 'y = "hashed_later"'],
    ['other.3.js', 'z = "hashed_other"'],
  ]),
)
const linked = scriptsOf('<script src="/_astro/page.1.js"></script>')

test('a page says what its scripts say, and those that they load', () => {
  expect(linked('hashed_page')).toBe(true)
  expect(linked('hashed_later')).toBe(true)
  expect(linked('hashed_other')).toBe(false)
  expect(scriptsOf('<p>')('hashed_page')).toBe(false)
})

test('a script inside the page counts, data for search engines do not', () => {
  expect(scriptsOf('<script>set("--share")</script>')('--share')).toBe(true)
  expect(scriptsOf('<script type="module">set("--share")</script>')('--share')).toBe(true)
  expect(scriptsOf('<script type="application/ld+json">{"--share":1}</script>')('--share')).toBe(
    false,
  )
})

test('names are whole words', () => {
  expect(linked('hashed')).toBe(false)
  expect(linked('hashed_pag')).toBe(false)
})

test('a data attribute may be written as a dataset writes it', () => {
  expect(linked('data-still-tried')).toBe(true)
  expect(linked('data-still')).toBe(false)
})
