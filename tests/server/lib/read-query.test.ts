import { expect, test } from 'vitest'
import { readCookie } from '../../../src/server/lib/read-cookie.ts'
import { readQuery } from '../../../src/server/lib/read-query.ts'

test.each([
  ['/x', {}],
  ['/x?', {}],
  ['https://toju.ng/search?uid=KJA+012%20AB', { uid: 'KJA 012 AB' }],
  ['/x?a=1&a=2&&b&=c#d=4', { a: '1', b: '', '': 'c' }],
  ['/x?a=%C3%A9%F0%9F%98%80&b=1=2?3', { a: 'é😀', b: '1=2?3' }],
  ['/x?a=100%&b=%zz%&c=%E9t%C3', { a: '100%', b: '%zz%', c: '\ufffdt\ufffd' }],
])('the query of %s has these values', (url, values) => {
  expect(readQuery(url)).toEqual(values)
})

test('a name that objects have is a value like any other', () => {
  expect(Object.entries(readQuery('/x?__proto__=1&toString=2'))).toEqual([
    ['toString', '2'],
    ['__proto__', '1'],
  ])
})

test('a cookie is found among others, and only by its whole name', () => {
  const header = 'my-device=1; device=a.b~c.d;theme=dark; device=later'
  expect(readCookie(header, 'device')).toBe('a.b~c.d')
  expect(readCookie(header, 'theme')).toBe('dark')
  expect(readCookie(header, 'dev')).toBeUndefined()
  expect(readCookie('', 'device')).toBeUndefined()
})
