import type { Crumb } from '#lib/crumb.ts'
import { routeLabels, routes, type RouteName } from './routes.ts'

/**
 * The way to a page of the specification, as the page shows it, or to the one below it that is called `last`; none for the
 * home page.
 */
export function crumbsTo(route: RouteName, last?: string): readonly Crumb[] {
  if (route === 'home') return []
  const home = { label: routeLabels.home, href: routes.home }
  const page = { label: routeLabels[route] }
  return last === undefined
    ? [home, page]
    : [home, { ...page, href: routes[route] }, { label: last }]
}
