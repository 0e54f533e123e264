import { useCallback } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { orderMessage, shutterName } from '../messages/order-message.ts'
import type { Configuration } from '../model/configuration.ts'

/** First lines of the chat messages. */
export type ChatLines = Readonly<
  Record<'greeting' | 'question' | 'quote' | 'order' | 'quoteSeveral' | 'orderSeveral', string>
>

/** Chats with the company about the chosen shutters; a question is about the one in view, at place `present`. */
export function useChat(
  phone: string,
  chat: ChatLines,
  shutters: readonly Configuration[],
  catalogue: Catalogue,
  present: number,
) {
  const hasSeveral = shutters.length > 1
  const urlOf = useCallback(
    (firstLine: string) => whatsAppUrl(phone, orderMessage(firstLine, shutters, catalogue)),
    [phone, shutters, catalogue],
  )
  const which = hasSeveral ? `${shutterName(present)}: ` : ''
  return {
    orderUrl: urlOf(hasSeveral ? chat.orderSeveral : chat.order),
    quoteUrl: urlOf(hasSeveral ? chat.quoteSeveral : chat.quote),
    questionUrl: useCallback(
      (question: string) => urlOf(`${chat.question}\n${which}${question}`),
      [urlOf, chat, which],
    ),
  }
}
