import { serveWithout } from '../support/lossy-site.ts'
import type { Visitor } from '../support/visitor.ts'
import { goOnByKey } from './configurator.ts'
import type { Journey } from './journey.ts'

interface Lost {
  readonly script: string
  readonly before?: (visitor: Visitor) => Promise<unknown>
  readonly button: string
  readonly sentence: string
  readonly then: string
}

/** Firefox up to 154 never asks again for a script that once came with an error: src/lib/retriable-import.ts. */
const askAgain = ({ script, before, button, sentence, then }: Lost): Journey => ({
  title: `“${button}” works at another tap after ${script} came with an error`,
  mayComplain: /\b503\b|_astro.*disallowed MIME type/u,
  walk: async (visitor) => {
    await using site = await serveWithout(script)
    await visitor.arrive({ isNew: false, site: site.url })
    await visitor.open(`${site.url}/configurator`)
    await visitor.expect('button', 'Sonraki', { isEnabled: true })
    await before?.(visitor)
    await visitor.click('button', button)
    await visitor.read(sentence)
    site.recover()
    await visitor.click('button', button)
    await visitor.see('button', then)
  },
})
/** Engines report both to the window, each in its own words. */
const brokenDown = (how: string, code: string): Journey => ({
  title: `where the page’s script ${how}, the menu is a plain list`,
  mayComplain: /kepenk|SyntaxError|Unexpected token/u,
  walk: async (visitor) => {
    await using site = await serveWithout('PageLayout', code)
    await visitor.arrive({ isNew: false, site: site.url })
    await visitor.resize(360, 740)
    await visitor.open(`${site.url}/about`)
    await visitor.see('menuLink', 'Blog')
    await visitor.miss('button', 'Menü')
  },
})
const link = {
  before: (visitor: Visitor) => goOnByKey(visitor, 'Malzeme', 'Renk', 'Ölçü', 'Özellikler', 'Özet'),
  button: 'Bağlantı oluştur',
  sentence: 'Bağlantı hazırlanamadı.',
  then: 'Kopyala',
}

export const lostScripts: readonly Journey[] = [
  brokenDown('throws', 'throw new Error("kepenk")'),
  brokenDown('cannot be understood', 'const kepenk = ?. 1;'),
  askAgain({
    script: 'PhotoDialog',
    button: 'Dükkânımda gör',
    sentence: 'Bu bölüm yüklenemedi.',
    then: 'Fotoğraf seçin',
  }),
  askAgain({ ...link, script: 'LinkPanel' }),
  askAgain({ ...link, script: 'link' }),
]
