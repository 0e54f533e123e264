import { expect, test } from 'vitest'
import { shortenNames } from './short-names.ts'

const page = (styles: string, body: string) => `<style>${styles}</style>${body}`
const none = () => false

test('properties and classes get short names wherever the page uses them', () => {
  expect(
    shortenNames(
      page(
        ':root{--signal:red;--under:var(--signal)}._3ynNkG_button:hover{top:var(--under)}.kgiC-q_logo{top:0}',
        '<a class="wrap _3ynNkG_button" style="--under:blue">text</a>',
      ),
      none,
    ),
  ).toBe(
    page(
      ':root{--a:red;--b:var(--a)}.c:hover{top:var(--b)}.d{top:0}',
      '<a class="wrap c" style="--b:blue">text</a>',
    ),
  )
})

test('a document that the page carries gets the same names', () => {
  const html = (name: string) =>
    page(`:root{${name}:red}`, `<iframe srcDoc="&lt;style&gt;p{top:var(${name})}&lt;/style&gt;">`)
  expect(shortenNames(html('--signal'), none)).toBe(html('--a'))
})

test('a name that the page says elsewhere stays: in an inline script, in the props of an island', () => {
  const html = page(
    '._3ynNkG_button{width:var(--share)}',
    '<p class="_3ynNkG_button"></p><script>set("--share")</script><astro-island props="{_3ynNkG_button}">',
  )
  expect(shortenNames(html, none)).toBe(html)
})

test('a name that a script of the page says stays', () => {
  const html = page('._3ynNkG_button{top:0}.kgiC-q_logo{top:var(--share)}', '<p>')
  const said = ['_3ynNkG_button', '--share']
  expect(shortenNames(html, (name) => said.includes(name))).toBe(html.replace('kgiC-q_logo', 'a'))
})

test('a name that styles write otherwise than elements do stays', () => {
  const html = page('.-\\38 zQhq_card{top:0}', '<p class="-8zQhq_card"></p>')
  expect(shortenNames(html, none)).toBe(html)
})

test('no name is given that the page has, and none twice', () => {
  const classes = Array.from({ length: 60 }, (_, count) => `hashed_n${String(count)}`)
  const html = page(
    `.b{top:0}${classes.map((name) => `.${name}{top:0}`).join('')}`,
    classes.map((name) => `<p class="c ${name}"></p>`).join(''),
  )
  const given = [...shortenNames(html, none).matchAll(/class="c ([^"]+)"/gu)].map(
    ([, name]) => name,
  )
  expect(new Set(given).size).toBe(60)
  expect(given).not.toContain('b')
  expect(given).not.toContain('c')
  expect(given.at(-1)).toMatch(/^[a-z]{2}$/u)
})
