// A certificate for one host that is its own authority, for a day.
import { spawnSync } from 'node:child_process'

/** Writes certificate and key as PEM files. Throws with the words of openssl. */
export function makeCertificate(host: string, certificate: string, key: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '1', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0) throw new Error(made.stderr.toString())
}
