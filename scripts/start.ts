// Builds the site and serves it at http://localhost:4321; PORT chooses another port.
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { serveSite } from './site-server.ts'

const port = Number(process.env['PORT'] ?? 4321)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(
    `PORT için “${process.env['PORT'] ?? ''}” yazılmış; 0 ile 65535 arasında bir sayı olmalı.`,
  )
  process.exit(1)
}
if (!(await build())) process.exit(1)
try {
  const { url } = await serveSite(fileURLToPath(new URL('../dist', import.meta.url)), port)
  console.log(`\nSite şu adreste: ${url} (Ctrl+C durdurur)`)
} catch (error) {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    isBusy
      ? `${String(port)} numaralı portu başka bir program kullanıyor. O programı kapatın ya da başka bir port seçin: PORT=4400 npm start`
      : error,
  )
  process.exit(1)
}
