import { expect, test } from 'vitest'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { initialConfiguration, type Configuration } from '../model/configuration.ts'
import { chatMessage } from './chat-message.ts'

const OPENING = 'Merhaba, aşağıdaki kepengi sipariş etmek istiyorum:'
const message = (change: Partial<Configuration> = {}) =>
  chatMessage(OPENING, { ...initialConfiguration(catalogue), ...change }, catalogue)

test('the default order reads as agreed', () => {
  expect(message()).toBe(
    `${OPENING}
Tip: Otomatik Kepenk
Malzeme: Alüminyum
Renk: Beyaz
Ölçü: 300x250 cm
Motor: Evet
Uzaktan kumanda: Evet
Sensör: Hayır`,
  )
})

test('every combination is said in eight lines, and two different ones never read alike', () => {
  const flags = [true, false]
  const messages = catalogue.types.flatMap(({ id: type }) =>
    catalogue.materials.flatMap(({ id: material }) =>
      catalogue.colors.flatMap(({ id: color }) =>
        flags.flatMap((motor) =>
          flags.flatMap((remote) =>
            flags.map((sensor) => message({ type, material, color, motor, remote, sensor })),
          ),
        ),
      ),
    ),
  )
  expect(new Set(messages).size).toBe(messages.length)
  for (const text of messages) {
    expect(text.split('\n')).toHaveLength(8)
    expect(text).toMatch(
      /\nMotor: (Evet|Hayır)\nUzaktan kumanda: (Evet|Hayır)\nSensör: (Evet|Hayır)$/u,
    )
    expect(text).not.toMatch(/garanti|warranty|2-year/iu)
  }
})

test('Turkish letters, &, +, #, % and quotes arrive in the chat as written', () => {
  const text = message({ type: 'garage', material: 'stainless', color: 'walnut', width: 735 })
  const url = new URL(whatsAppUrl('+905321234567', text))
  expect(url.hash).toBe('')
  expect(url.searchParams.get('text')).toBe(text)
  expect(text).toContain('Tip: Işıklı & “Şık” Garaj #1 (+%20)\nMalzeme: Paslanmaz çelik & alaşım')
  expect(text).toContain('Renk: Ceviz İçi\nÖlçü: 735x250 cm')
})
