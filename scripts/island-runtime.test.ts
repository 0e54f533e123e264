import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shareIslandRuntime } from './island-runtime.ts'

const RUNTIME = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})()'
const ISLAND = '<astro-island ssr></astro-island>'

/** A built site of these pages, after the runtime has moved out. */
function shared(pages: Readonly<Record<string, string>>) {
  const dist = mkdtempSync(join(tmpdir(), 'islands-'))
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(dist, name), html)
  shareIslandRuntime(dist)
  const scripts = readdirSync(dist).includes('_astro') ? readdirSync(join(dist, '_astro')) : []
  return {
    scripts,
    page: (name: string) => readFileSync(join(dist, name), 'utf8'),
    script: (name = '') => readFileSync(join(dist, '_astro', name), 'utf8'),
  }
}

test('pages with an island share one file that wakes them, other scripts stay', () => {
  const html = `<script>own()</script><script>${RUNTIME}</script>${ISLAND}`
  const { scripts, page, script } = shared({ 'a.html': html, 'b.html': html })
  expect(scripts).toHaveLength(1)
  expect(script(scripts[0])).toBe(RUNTIME)
  const expected = `<script>own()</script><script type="module" src="/_astro/${scripts[0] ?? ''}"></script>${ISLAND}`
  expect(page('a.html')).toBe(expected)
  expect(page('b.html')).toBe(expected)
})

test('a page without an island stays as it is', () => {
  const html = '<script>own()</script><p>astro-island</p>'
  const { scripts, page } = shared({ 'a.html': html })
  expect(page('a.html')).toBe(html)
  expect(scripts).toEqual([])
})

test('an island that nothing wakes stops the build', () => {
  expect(() => shared({ 'a.html': ISLAND })).toThrow('a.html has an island')
})
