import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../tests/support/content.ts'
import { CompanyRecord } from './CompanyRecord.tsx'

const least = {
  ...site.company,
  kep: undefined,
  headOffice: undefined,
  managers: undefined,
  capital: undefined,
}

test('registered address, head office, managers and capital stand in the record', () => {
  const company = {
    ...least,
    kep: 'firma@hs01.kep.example',
    headOffice: 'Kadıköy',
    managers: ['Ayşe Demir', 'Ali Kaya'],
    capital: { subscribed: 100_000, paid: 25_000 },
  }
  const markup = renderToStaticMarkup(<CompanyRecord company={company} />)
  expect(markup).toMatch(/KEP adresi<.*firma@hs01\.kep\.example/u)
  expect(markup).toMatch(/Merkez<.*Kadıköy/u)
  expect(markup).toMatch(/Yöneticiler<.*Ayşe Demir, Ali Kaya/u)
  expect(markup).toMatch(
    /Taahhüt edilen sermaye<.*100\.000\u00A0₺.*Ödenen sermaye<.*25\.000\u00A0₺/u,
  )
})

test('what the owner has left out has no empty line', () => {
  const markup = renderToStaticMarkup(<CompanyRecord company={least} />)
  expect(markup).toContain('Vergi numarası')
  expect(markup).not.toMatch(/KEP|Merkez|Yöneticiler|sermaye/u)
})
