import { expect, test } from 'vitest'
import { fillText } from './fill-tokens.ts'
import { fillWords, textFacts } from './text-facts.ts'

const facts = textFacts(
  {
    priceNote: 'KDV dâhil, montaj hariç.',
    types: [
      {
        id: 'rolling',
        name: 'Otomatik Kepenk',
        description: 'Motorlu.',
        basePrice: 2750,
        image: '⚙️',
        features: ['a', 'b', 'c'],
        perforated: false,
      },
    ],
  },
  { radiusKm: 42.5 },
)
const file = 'content/posts/a.md'

test('a post names the price that the catalogue has, as the cards write it', () => {
  expect(fillText('Başlangıç {{price.rolling}}; {{ price.rolling }}.', facts, file)).toBe(
    'Başlangıç 2.750\u00A0₺; 2.750\u00A0₺.',
  )
})

test('a text says what its prices include in the words of the catalogue', () => {
  expect(fillText('Başlangıç {{price.rolling}}. {{price.note}}', facts, file)).toBe(
    'Başlangıç 2.750\u00A0₺. KDV dâhil, montaj hariç.',
  )
})

test('a text names the distance that the company drives', () => {
  expect(fillText('Yaklaşık {{area.radius}} çevremize.', facts, file)).toBe(
    'Yaklaşık 42,5\u00A0km çevremize.',
  )
})

test('title, summary and points name it too', () => {
  const post = {
    slug: 'a',
    title: '{{price.rolling}} ile',
    excerpt: 'Başlangıç {{price.rolling}}.',
    keyPoints: ['bir', '{{price.rolling}}'],
  }
  expect(fillWords(post, (text) => fillText(text, facts, file))).toEqual({
    slug: 'a',
    title: '2.750\u00A0₺ ile',
    excerpt: 'Başlangıç 2.750\u00A0₺.',
    keyPoints: ['bir', '2.750\u00A0₺'],
  })
})

test.each(['{{price.rolin}}', '{{fiyat}}', '{{cookieTable}}', '{{#analytics}}', '{{toString}}'])(
  'a name that stands for nothing in a post stops the build and is told the names there are: %s',
  (token) => {
    expect(() => fillText(`bir\n${token}`, facts, file, 7)).toThrow(
      `${file}, satır 8: ${token} diye bir bilgi yok. Şunlardan birini kullanın: price.rolling, price.note, area.radius.`,
    )
  },
)

test('where nobody knows the first line, the file alone is told', () => {
  expect(() => fillText('bir\n{{fiyat}}', facts, file)).toThrow(`${file}: {{fiyat}} diye`)
})
