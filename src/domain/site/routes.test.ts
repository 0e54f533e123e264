import { expect, test } from 'vitest'
import { carriesConfiguration, sharePath } from './routes.ts'

test.each([
  ['/configurator', '#k=1/rolling', true],
  ['/configurator', '#k=', true],
  ['/configurator', '#k%3D1%2Frolling', true],
  ['/configurator', '#k%3d1%2frolling', true],
  ['/configurator', '#k', false],
  ['/configurator', '#kepenkler', false],
  ['/configurator', '#icerik', false],
  ['/configurator', '', false],
  ['/about', '#k=1/rolling', false],
  ['/', '#k=1/rolling', false],
])('whether %s%s carries a configuration: %s', (pathname, hash, carries) => {
  expect(carriesConfiguration({ pathname, hash })).toBe(carries)
})

test.each([
  ['/', '/share/index.jpg'],
  ['/about', '/share/about.jpg'],
  ['/blog/kepenk-bakimi', '/share/blog/kepenk-bakimi.jpg'],
])('the picture beside a link to %s is %s', (page, picture) => {
  expect(sharePath(page)).toBe(picture)
})
