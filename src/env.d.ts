declare module '*?script' {
  /** The bundled, minified script as text; see scripts/inline-script-plugin.ts. */
  const code: string
  export default code
}
