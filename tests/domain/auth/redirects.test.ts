import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from '../../../src/domain/auth/redirects.ts'
import { fuzzRuns } from '../../support/fuzz.ts'

const here = 'https://toju.ng'

const elsewhere = [
  '',
  ' ',
  'dashboard',
  'evil.com',
  'evil.com/dashboard',
  '.evil.com',
  '@evil.com',
  ':443@evil.com',
  '?next=//evil.com',
  '#//evil.com',
  'http://evil.com',
  'https://evil.com',
  'HTTPS://EVIL.COM',
  'https:evil.com',
  'https:/evil.com',
  'https:///evil.com',
  'https:\\\\evil.com',
  'https://toju.ng@evil.com',
  'https://toju.ng.evil.com',
  'https://toju.ng',
  'ftp://evil.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.com/1',
  'file:///etc/passwd',
  'mailto:a@evil.com',
  '//evil.com',
  '///evil.com',
  '////evil.com',
  '//evil.com/..',
  '//evil.com@toju.ng',
  '//evil.com:443/dashboard',
  '//%65vil.com',
  '//[::1]/',
  '//1113982867',
  '//\u2025evil.com',
  '/\\evil.com',
  '/\\/evil.com',
  '\\/evil.com',
  '\\\\evil.com',
  '\\evil.com',
  '/\t/evil.com',
  '\t//evil.com',
  '/\n/evil.com',
  '/\r\n/evil.com',
  '/\r\nLocation: https://evil.com',
  '/ /evil.com',
  ' //evil.com',
  '/\u0000/evil.com',
  '/\u000b/evil.com',
  '/\u001f/evil.com',
  '/\u007f/evil.com',
  '/\u0085/evil.com',
  '/.//evil.com',
  '/..//evil.com',
  '/%2e//evil.com',
  '/%2e%2e//evil.com',
  '/dashboard/..//evil.com',
  '/dashboard\\..\\..\\evil.com',
  '/\uff0f/evil.com\t',
]

describe('safeRedirect', () => {
  it.each(elsewhere)('refuses a URL that could lead to another origin: %j', (payload) => {
    expect(safeRedirect(payload)).toBeNull()
  })

  // As /login gets it: from the query, decoded once.
  it.each([
    '%2F%2Fevil.com',
    '/%2Fevil.com',
    '%2F%5Cevil.com',
    '/%5Cevil.com',
    '/%09/evil.com',
    '%09//evil.com',
    '/%0a/evil.com',
    '/%0d%0a/evil.com',
    '/%00/evil.com',
    'javascript%3Aalert(1)',
    'https%3A%2F%2Fevil.com',
    '+//evil.com',
  ])('refuses an encoded foreign URL in the query: %s', (encoded) => {
    const parameter = new URLSearchParams(`redirect=${encoded}`).get('redirect')
    expect(safeRedirect(parameter)).toBeNull()
  })

  it.each([null, undefined])('refuses a missing value: %s', (nothing) => {
    expect(safeRedirect(nothing)).toBeNull()
  })

  it.each([
    '/',
    '/dashboard',
    '/dashboard/assets/ab_1-2',
    '/admin/users?page=2&sort=name',
    '/dashboard/reports/new#photo',
    '/search?uid=356938+03+564380+9',
    '/search?next=//evil.com',
    '/%2F/evil.com',
    '/%252Fevil.com',
    '/@evil.com',
    '/https://evil.com',
  ])('keeps a path of this site: %s', (address) => {
    expect(safeRedirect(address)).toBe(address)
    expect(new URL(address, here).origin).toBe(here)
  })

  it('keeps a path of this site as the browser would write it', () => {
    expect(safeRedirect('/dashboard/../pricing')).toBe('/pricing')
    expect(safeRedirect('/blog/ọjà')).toBe('/blog/%E1%BB%8Dj%C3%A0')
  })

  it('stays on this origin for any input', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        '\t',
        '\n',
        '\0',
        '@',
        ':',
        '?',
        '#',
        'evil.com',
        'javascript:',
        'https:',
        ' ',
        '／',
        '。',
      ),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          hostile.map((parts) => parts.join('')),
          fc.string(),
        ),
        (text) => {
          for (const given of [text, `/${text}`]) {
            const address = safeRedirect(given)
            if (address === null) continue
            expect(new URL(address, here).origin).toBe(here)
            expect(safeRedirect(address)).toBe(address)
          }
        },
      ),
      { numRuns: fuzzRuns({ suite: 1000, full: 5000 }) },
    )
  })
})
