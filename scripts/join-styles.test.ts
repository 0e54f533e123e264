import { expect, test } from 'vitest'
import { joinStyles } from './join-styles.ts'

test('the styles of the head are one element where the last stood, in their order', () => {
  expect(
    joinStyles(
      '<head><style>\n @layer a,b; </style><title>t</title><style>.b{top:0}</style><meta></head><body><style>i{top:0}</style>',
    ),
  ).toBe(
    '<head><title>t</title><style>@layer a,b;.b{top:0}</style><meta></head><body><style>i{top:0}</style>',
  )
})

test('a head with one style or none stays as it is', () => {
  for (const html of [
    '<head><style>a{top:0}</style></head>',
    '<head></head><style>a{top:0}</style>',
  ])
    expect(joinStyles(html)).toBe(html)
})
