import { expect, test } from 'vitest'
import { attribute, elementsOf, fileFor, pages, type BuiltPage } from '../support/built-site.ts'
import { routes } from '#domain/site/routes.ts'
import { builtStyles } from '../support/built-styles.ts'
import { site } from '../support/content.ts'

const isOwn = (address: string) => address.startsWith('/') || address.startsWith('#')
const linksOf = (page: BuiltPage) =>
  elementsOf(page, 'a').flatMap((link) => attribute(link, 'href') ?? [])

/** Everything that a browser loads by itself: scripts, pictures of every width, films, styles, fonts, frames. */
function resourcesOf(page: BuiltPage): readonly string[] {
  return page.elements.flatMap((element) => {
    if (element.name === 'a' || attribute(element, 'rel') === 'canonical') return []
    const [src, poster, href, srcSet, component, renderer] = [
      'src',
      'poster',
      'href',
      'srcset',
      'component-url',
      'renderer-url',
    ].map((name) => attribute(element, name))
    const variants = srcSet?.split(',').map((variant) => variant.trim().split(' ')[0] ?? '')
    return [src, poster, href, component, renderer, ...(variants ?? [])].filter(
      (address) => address !== undefined,
    )
  })
}

test.each(pages)('every link of $path within the site leads somewhere', (page) => {
  const lost = linksOf(page)
    .filter(isOwn)
    .filter((href) => {
      const { pathname, hash } = new URL(href, `http://site${page.path}`)
      if (fileFor(pathname) === undefined) return true
      const target = pages.find(({ path }) => path === pathname)
      return (
        hash !== '' &&
        !target?.elements.some(({ attributes }) => `#${attributes['id'] ?? ''}` === hash)
      )
    })
  expect(lost).toEqual([])
})

test.each(pages)(
  'every link of $path is a page, a call, a chat, a letter or a named site',
  (page) => {
    const strange = linksOf(page).filter(
      (href) => !isOwn(href) && !/^(tel:|mailto:|https:\/\/[a-z0-9.-]+(\/|$))/u.test(href),
    )
    expect(strange).toEqual([])
  },
)

test.each(pages)('$path loads nothing that is missing and nothing from another host', (page) => {
  const lost = resourcesOf(page).filter(
    (address) => !isOwn(address) || (!address.startsWith('#') && fileFor(address) === undefined),
  )
  expect(lost).toEqual([])
})

test('no style loads anything that is missing or from another host', () => {
  const addresses = builtStyles
    .flatMap(([, css]) => [...css.matchAll(/url\(["']?([^"')]+)/gu)])
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('data:') && !address.startsWith('#'))
  // The font, at least.
  expect(addresses).not.toEqual([])
  expect(addresses.filter((address) => !isOwn(address) || fileFor(address) === undefined)).toEqual(
    [],
  )
})

test.each(pages)('from $path the company can be called and written to', (page) => {
  const links = linksOf(page)
  expect(links).toContain(`tel:${site.phone}`)
  expect(
    links.filter((href) => href.startsWith('tel:') && !/^tel:\+90\d{10}$/u.test(href)),
  ).toEqual([])
  const chats = links.filter((href) => href.includes('wa.me') || href.includes('whatsapp'))
  // The intro has one button beside its film: the phone.
  if (page.path !== routes.intro) expect(chats).not.toEqual([])
  const number = site.phone.replace('+', '')
  for (const href of chats) {
    expect(href).toMatch(new RegExp(`^https://wa\\.me/${number}\\?text=[^+ ]+$`, 'u'))
    expect(href.length).toBeLessThan(2000)
    const message = decodeURIComponent(href.split('?text=')[1] ?? '')
    expect(message).toBe(message.normalize('NFC'))
  }
  const letters = links.filter((href) => href.startsWith('mailto:'))
  expect(letters.filter((href) => href !== `mailto:${site.email}`)).toEqual([])
})

test.each(pages)('a new window opened from $path gets no hold on this one', (page) => {
  const offences = elementsOf(page, 'a').filter(
    ({ attributes }) =>
      attributes['target'] === '_blank' && attributes['rel']?.includes('noopener') !== true,
  )
  expect(offences.map(({ attributes }) => attributes['href'])).toEqual([])
})
