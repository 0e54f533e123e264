import { expect, test } from 'vitest'
import { hashSource, joinNeeds, readPageNeeds } from './page-needs.ts'

const nothing = {
  scriptHashes: [],
  styleHashes: [],
  hasScriptFiles: false,
  hasStyleFiles: false,
  hasFilms: false,
  frameOrigins: [],
  hasAnalytics: false,
  hasWorker: false,
}

test('a page of text needs nothing', () => {
  expect(readPageNeeds('<!doctype html><html lang="tr"><p>Kepenk</p></html>')).toEqual(nothing)
})

test('inline scripts and styles are hashed as they stand, each once', () => {
  const html =
    '<style>a{}</style><script> go() </script><script type="module">b</script><style>a{}</style>'
  const { scriptHashes, styleHashes } = readPageNeeds(html)
  expect(styleHashes).toEqual([hashSource('a{}')])
  expect(scriptHashes).toEqual([hashSource(' go() '), hashSource('b')])
})

test('the hash is the one that browsers take', () => {
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(hashSource('a{}')).toBe("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='")
})

test('data is no script, a rule for speculation is one', () => {
  const rule = '{"prefetch":[]}'
  const html = `<script type="application/ld+json">{"a":"b"}</script><script type="speculationrules">${rule}</script>`
  expect(readPageNeeds(html).scriptHashes).toEqual([hashSource(rule)])
})

test('script files and islands need the own host, style files too', () => {
  expect(readPageNeeds('<script type="module" src="/a.js"></script>').hasScriptFiles).toBe(true)
  expect(readPageNeeds('<astro-island ssr></astro-island>').hasScriptFiles).toBe(true)
  expect(readPageNeeds('<link rel="stylesheet" href="/a.css">').hasStyleFiles).toBe(true)
  expect(readPageNeeds('<link rel="icon" href="/a.svg">').hasStyleFiles).toBe(false)
})

test('a film needs the own host', () => {
  expect(readPageNeeds('<video src="/a.webm"></video>').hasFilms).toBe(true)
})

test('a frame names where it and the links of its first document lead', () => {
  const document =
    '&lt;link rel=&quot;stylesheet&quot; href=&quot;/f.css&quot;&gt;&lt;a class=&quot;x&quot; href=&quot;https://maps.example/e?a=1&amp;amp;b=2&quot;&gt;Harita&lt;/a&gt;'
  expect(readPageNeeds(`<iframe title="a > b" srcDoc="${document}"></iframe>`)).toEqual({
    ...nothing,
    hasStyleFiles: true,
    frameOrigins: ['https://maps.example'],
  })
  expect(readPageNeeds('<iframe src="https://film.example/e"></iframe>').frameOrigins).toEqual([
    'https://film.example',
  ])
})

test('a frame inherits the policy, so the styles of its first document are hashed as they will be read', () => {
  const document = '&lt;style&gt;a&gt;b{c:&quot;d&quot;}&lt;/style&gt;'
  expect(readPageNeeds(`<style>a{}</style><iframe srcDoc="${document}"></iframe>`)).toEqual({
    ...nothing,
    styleHashes: [hashSource('a{}'), hashSource('a>b{c:"d"}')],
  })
})

test('a greater-than sign in an attribute does not end the tag', () => {
  expect(readPageNeeds('<script data-rule="a > b">go()</script>').scriptHashes).toEqual([
    hashSource('go()'),
  ])
})

test('analytics is needed only where the page carries a key', () => {
  expect(readPageNeeds('<html lang="tr" data-analytics-key="G-1"></html>').hasAnalytics).toBe(true)
  expect(readPageNeeds('<html lang="tr"><p>data-analytics-key="G-1"</p></html>').hasAnalytics).toBe(
    false,
  )
})

test('the worker is needed only where the page says that it starts one', () => {
  expect(readPageNeeds('<html lang="tr" data-offline><p></html>').hasWorker).toBe(true)
  expect(readPageNeeds('<html data-offline="" lang="tr"></html>').hasWorker).toBe(true)
  expect(readPageNeeds('<html lang="tr"><p data-offline></p></html>').hasWorker).toBe(false)
})

test('pages together need what each of them needs, once', () => {
  const a = readPageNeeds('<style>a{}</style><script>s</script>')
  const b = readPageNeeds('<style>b{}</style><script>s</script><script src="/x.js"></script>')
  expect(joinNeeds([a, b])).toEqual({
    ...nothing,
    hasScriptFiles: true,
    scriptHashes: [hashSource('s')],
    styleHashes: [hashSource('a{}'), hashSource('b{}')],
  })
})
