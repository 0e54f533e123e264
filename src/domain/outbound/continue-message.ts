/**
 * The address of a chat (`whatsAppUrl`) with one more sentence typed behind its message, in the page's own words. In links.ts it
 * would split the scripts of other pages.
 */
export const continueMessage = (chatUrl: string, sentence: string): string =>
  chatUrl + encodeURIComponent(` ${sentence.normalize('NFC')}`)
