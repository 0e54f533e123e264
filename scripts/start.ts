// Builds the site and serves it at http://localhost:4321; PORT chooses another port.
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { serveSite } from './site-server.ts'

const port = Number(process.env['PORT'] ?? 4321)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${process.env['PORT'] ?? ''}", but must be a number from 0 to 65535.`)
  process.exit(1)
}
if (!(await build())) process.exit(1)
try {
  const { url } = await serveSite(fileURLToPath(new URL('../dist', import.meta.url)), port)
  console.log(`\nThe site is at ${url} (Ctrl+C stops it)`)
} catch (error) {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    isBusy
      ? `Port ${String(port)} is in use. Stop the program that uses it, or choose another: PORT=4400 npm start`
      : error,
  )
  process.exit(1)
}
