/** Names the analytics tag writes: _ga, _ga_<id>, _gid, _gat…, _gac…, _gcl…. */
const isAnalyticsCookie = (name: string) => /^_g(?:a|id|at|ac|cl)(?:_|$)/u.test(name)

/** Every cookie of the tag in a `document.cookie` text. */
export const analyticsCookies = (cookies: string): readonly string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter(isAnalyticsCookie)

/**
 * Texts to assign to `document.cookie`, one after the other, so that the tag's cookies vanish whatever
 * domain and path they were written for: host only, the host and each parent domain, each parent path.
 */
export function removalsOf(cookies: string, hostname: string, pathname: string): string[] {
  const labels = hostname.split('.')
  const domains = [
    '',
    ...labels.map((_, at) => `; domain=.${labels.slice(at).join('.')}`),
    `; domain=${hostname}`,
  ]
  // Behind a ';' an address would write the rest of the text, and could keep the cookie for years.
  const [before = ''] = pathname.split(';', 1)
  const parts = before.split('/').filter(Boolean)
  const paths = ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)]
  return analyticsCookies(cookies).flatMap((name) =>
    domains.flatMap((domain) =>
      paths.map((path) => `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${domain}`),
    ),
  )
}
