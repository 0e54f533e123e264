import fc from 'fast-check'

/** What people who mean harm, broken apps and cats on keyboards put into addresses, fields and storage. */
const PIECES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title><svg/onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<b>',
  '//evil.example',
  '/\\evil.example',
  '@evil.example',
  '/../',
  '%2e%2e/',
  '%00',
  '%',
  '%0d%0aSet-Cookie:a=b',
  '\u0000',
  '\r\n',
  '\t',
  '; max-age=9999999',
  '&text=',
  '&k=1',
  '?',
  '#',
  '=',
  ';',
  '.',
  '__proto__',
  'constructor',
  'toString',
  '\u202E',
  '\uD83D',
  '🙂',
  'İ',
  'ı',
  'I',
  'i\u0307',
  '’',
  '.*+?^${}()|[]\\',
  '(a+)+$',
  '{{cookieTable}}',
  '-0',
  '1e9',
  '0x10',
  'NaN',
  '9'.repeat(400),
] as const

/** Any text that a stranger can send, half of it made of such pieces. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...PIECES), weight: 2 },
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''))

/** Cases for one rule: thousands, and still no more than a second. */
export const MANY = { numRuns: 4_000 } as const
