/** Address of the intro, apart from the others so that the gate carries no list. */
export const introPath = '/intro'

/** Address of the configurator, apart for the same reason. */
const configuratorPath = '/configurator'

/** Every address of the specification, once. */
export const routes = {
  home: '/',
  services: '/services',
  portfolio: '/portfolio',
  configurator: configuratorPath,
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  intro: introPath,
  'cookie-policy': '/cookie-policy',
  'privacy-policy': '/privacy-policy',
} as const

export type RouteName = keyof typeof routes

/** What the visitor reads as the name of a page: in the navigation, in crumbs and in the page title. */
export const routeLabels: Readonly<Record<RouteName, string>> = {
  home: 'Ana Sayfa',
  services: 'Hizmetlerimiz',
  portfolio: 'Projelerimiz',
  configurator: 'Konfiguratör',
  blog: 'Blog',
  about: 'Hakkımızda',
  contact: 'İletişim',
  intro: 'Hoş geldiniz',
  'cookie-policy': 'Çerez Politikası',
  'privacy-policy': 'Gizlilik Politikası',
}

/** The seven links of the header, in order. */
export const navigation = [
  'home',
  'services',
  'portfolio',
  'configurator',
  'blog',
  'about',
  'contact',
] as const satisfies readonly RouteName[]

/** A link to /configurator whose fragment begins so carries a configuration. */
export const configurationPrefix = '#k='

/** Whether an address is such a link; some apps escape a fragment when they pass it on. */
export const carriesConfiguration = (address: {
  readonly pathname: string
  readonly hash: string
}): boolean => address.pathname === configuratorPath && /^#k(?:=|%3d)/iu.test(address.hash)

/** Where the pictures are that are shown beside shared links, each under the name that `shareName` gives it. */
export const shareFolder = '/share'

/** Name of a page's picture inside that folder, without ending: '/' → 'index', '/blog/yazi' → 'blog/yazi'. */
export const shareName = (path: string): string => path.slice(1) || 'index'

/** Address of the picture that is shown beside a shared link to a page. */
export const sharePath = (path: string): string => `${shareFolder}/${shareName(path)}.jpg`

/** Address of a post's own page. */
export const postPath = (slug: string): string => `${routes.blog}/${slug}`

/** Address of a post's text as data, for the detail view inside the list. */
export const postDataPath = (slug: string): string => `${routes.blog}/${slug}.json`
