/**
 * The page title: brand, what it is, emergency repair; every page but home puts its own name in front.
 * pageTitle('Örnek Kepenk', 'Blog') → 'Blog | Örnek Kepenk, İstanbul kepenk servisi, 7/24 acil onarım'
 */
export const pageTitle = (brand: string, pageName?: string): string => {
  const site = `${brand}, İstanbul kepenk servisi, 7/24 acil onarım`
  return pageName === undefined ? site : `${pageName} | ${site}`
}
