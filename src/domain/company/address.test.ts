import { expect, test } from 'vitest'
import { site } from '../../../tests/support/content.ts'
import { addressLine } from './address.ts'

test('a line of the address never ends before the number of the house, nor after the code', () => {
  const address = { street: 'Lale Cad. No: 12', postalCode: '34710', district: 'Kadıköy' }
  expect(addressLine({ ...site, address: { ...address, city: 'İstanbul' } })).toBe(
    'Lale Cad. No:\u00A012, 34710\u00A0Kadıköy, İstanbul',
  )
})
