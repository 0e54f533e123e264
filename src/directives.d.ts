import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Comes alive at the first sign of the visitor; see lib/engaged.directive.ts. */
    'client:engaged'?: boolean
  }
}
