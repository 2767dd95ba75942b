import { expect, test } from 'vitest'
import {
  pickScanned,
  readOwnCode,
  type ScannedCode,
} from '../../../src/domain/identifiers/scanned-codes.ts'

const origin = 'https://toju.ng'
const label = '/found/k7pm2q9xk7pm2q9x'

test.each([
  [`${origin}${label}`, label],
  [`${origin}/ha${label}`, `/ha${label}`],
  [`http://toju.ng${label}`, label],
  [`HTTPS://TOJU.NG${label}`, label],
  [`${origin}/c#eyJh.eyJp.c2ln`, '/c#eyJh.eyJp.c2ln'],
  [`${origin}/certificate/TJ-7K4M-9QXP`, '/certificate/TJ-7K4M-9QXP'],
])('a scan of %s opens its page', (text, page) => {
  expect(readOwnCode(text, origin)).toEqual({ page })
})

test.each([
  `https://toju.support${label}`,
  `https://toju.ng.evil.example${label}`,
  `https://toju.ng@evil.example${label}`,
  `${origin}/logout`,
  `${origin}/found/../dashboard`,
  `${origin}//evil.example/found/x`,
  'javascript:alert(1)',
  label,
])('a scan of %s opens nothing', (text) => {
  expect(readOwnCode(text, origin)).toBeNull()
})

test('a scan of a printed result is its identifier, and a sure number is preferred to a page', () => {
  const qr = (text: string): ScannedCode => ({ format: 'qr_code', text })
  const imei = '356938035643809'
  const pick = (...texts: string[]) => pickScanned(texts.map(qr), null, origin)
  expect(pick(`${origin}/search?uid=${imei}`)).toEqual({ text: imei, isSure: true })
  expect(pick(origin + label)).toEqual({ page: label, isSure: false })
  expect(pick(origin + label, imei)).toEqual({ text: imei, isSure: true })
  expect(pick('R58N123ABCD', origin + label)).toEqual({ page: label, isSure: false })
  expect(pick('https://example.com/get?app=4711')).toBeNull()
})
