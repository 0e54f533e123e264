import { expect, test } from 'vitest'
import { continueMessage } from '#domain/outbound/continue-message.ts'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { questionAbout } from './question.ts'

test('a question names the project by number and title, with nothing glued to either', () => {
  const chat = whatsAppUrl('+905000000000', 'Merhaba, bir sorum var:')
  const url = continueMessage(chat, questionAbout(7, 'Butik, %50 açık & ışıklı'))
  expect(new URL(url).searchParams.get('text')).toBe(
    'Merhaba, bir sorum var: Proje 7 (Butik, %50 açık & ışıklı): bunun gibisini yapar mısınız?',
  )
})
