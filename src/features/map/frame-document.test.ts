import { expect, test } from 'vitest'
import { mapFrameDocument } from './frame-document.tsx'

const facts = {
  brand: 'Örnek Kepenk',
  address: 'Örnek Cad. No: 1, 34710 Kadıköy, İstanbul',
  provider: 'OpenStreetMap',
  providerUrl: 'https://maps.example/embed?bbox=1,2&marker=3',
  location: { latitude: 40.9903, longitude: 29.0275 },
  styles: 'a>b{color:red}',
}

test('the frame names place and provider and leads to the map', () => {
  const html = mapFrameDocument(facts)
  expect(html).toMatch(/^<!doctype html><html lang="tr">/u)
  expect(html).toContain('Örnek Cad. No: 1, 34710 Kadıköy, İstanbul')
  expect(html).toContain('href="https://maps.example/embed?bbox=1,2&amp;marker=3"')
  expect(html).toContain('OpenStreetMap')
})

test('the frame loads nothing from another host and runs no script', () => {
  const html = mapFrameDocument(facts)
  expect([...html.matchAll(/\b(?:src|srcset|data)="/gu)]).toEqual([])
  expect(html).not.toMatch(/<script|<link|\sstyle=|\son\w+=/u)
})

test('the frame brings its styles along, as they are', () => {
  expect(mapFrameDocument(facts)).toContain('<style>a>b{color:red}</style></head>')
})

test('facts with markup in them stay text', () => {
  const html = mapFrameDocument({
    ...facts,
    brand: 'Ayşe’nin "Kepenk" & <b>Panjur</b>',
    address: '</title><script>alert(1)</script>',
  })
  expect(html).not.toMatch(/<script|<b>/u)
  expect(html).toContain('Ayşe’nin &quot;Kepenk&quot; &amp; &lt;b&gt;Panjur&lt;/b&gt;')
})
