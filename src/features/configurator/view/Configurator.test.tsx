import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogue } from '../fixtures/catalogue.ts'
import { ColorStep } from './ColorStep.tsx'
import { Configurator } from './Configurator.island.tsx'
import { MaterialStep } from './MaterialStep.tsx'
import { OptionsAsText } from './OptionsAsText.tsx'

const ignore = () => undefined
const wizard = renderToStaticMarkup(
  <Configurator
    catalogue={catalogue}
    brand="Örnek Kepenk"
    phone="+905000000000"
    address="Örnek Cad. No: 1, 34710 Kadıköy, İstanbul"
    chat={{
      greeting: 'Merhaba',
      question: 'Soru:',
      quote: 'Teklif:',
      order: 'Sipariş:',
      quoteSeveral: 'Teklifler:',
      orderSeveral: 'Siparişler:',
    }}
  />,
)
const readable = (html: string) =>
  html
    .replace(/<[^>]+>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ')

test('below the prices stands what they include', () => {
  expect(readable(wizard)).toMatch(/12\.750 ₺.*Bugünkü fiyatlardır: KDV dâhil\./u)
})

test('a type, material and colour that were only written into the catalogue are offered', () => {
  expect(readable(wizard)).toContain('Işıklı & “Şık” Garaj #1 (+%20) başlangıç 12.750 ₺')
  const materials = (
    <MaterialStep materials={catalogue.materials} chosen="aluminum" dispatch={ignore} />
  )
  expect(readable(renderToStaticMarkup(materials))).toContain('Paslanmaz çelik & alaşım')
  const colors = renderToStaticMarkup(
    <ColorStep
      colors={catalogue.colors}
      note={catalogue.colorNote}
      chosen="white"
      dispatch={ignore}
    />,
  )
  expect(readable(colors)).toMatch(/Ceviz İçi.*Ekrandaki renk birebir değildir\./u)
  expect(colors).toContain('fill="#3A2412"')
})

test('the text for visitors without scripts names every option', () => {
  const text = readable(
    renderToStaticMarkup(
      <OptionsAsText catalogue={catalogue} phone="+905000000000" greeting="Merhaba" />,
    ),
  )
  const { types, materials, colors } = catalogue
  for (const { name } of [...types, ...materials, ...colors]) expect(text).toContain(name)
  expect(text).toContain('Genişlik 100 ile 800 cm arası, yükseklik 100 ile 600 cm arası.')
})

test('the server’s HTML has no style attribute, no total and no multiplier', () => {
  expect(wizard).not.toContain('style=')
  expect(readable(wizard)).not.toMatch(/toplam|çarpan|katsayı/iu)
})

test('before the script runs, the buttons that need it are disabled', () => {
  const buttons = wizard.match(/<button[^>]*>/gu) ?? []
  expect(buttons).not.toEqual([])
  expect(buttons.filter((button) => !/\sdisabled\b/u.test(button))).toEqual([])
})
