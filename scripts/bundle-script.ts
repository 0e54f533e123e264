import { buildSync } from 'esbuild'

/** The script in this file with all that it imports, minified for a classic `<script>` or worker. */
export function bundleScript(file: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    // Nothing of ours leans on "use strict", which would stand in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  })
  return outputFiles[0]?.text.trim() ?? ''
}
