/**
 * Speculation rules of every page. A browser that can asks for the next page when the finger or the mouse goes down on its
 * link, a tenth of a second before the click; only its HTML, so that nothing of it runs or counts. Never for few bytes, for
 * a place on the page itself, or where an island answers the click.
 */
export const nextPage = {
  prefetch: [
    {
      where: {
        selector_matches: ":root:not([data-thrifty]) a[href^='/']:not([href*='#'],astro-island *)",
      },
      eagerness: 'conservative',
    },
  ],
} as const
