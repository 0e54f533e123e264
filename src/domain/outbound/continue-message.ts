/**
 * The address of a chat (`whatsAppUrl`) with one more sentence typed behind its message, in the page's own words. Apart from
 * links.ts: no other page's script is to be split for it.
 */
export const continueMessage = (chatUrl: string, sentence: string): string =>
  chatUrl + encodeURIComponent(` ${sentence.normalize('NFC')}`)
