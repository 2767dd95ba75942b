import { expect, test } from 'vitest'
import { decodeText, likeliestSeparator } from '../../../src/domain/tables/csv-text.ts'

const text = 'Name,Owner\nRené,D’Angelo\nHélène,François\n'
const utf16 = (order: 'LE' | 'BE', mark: boolean) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  return order === 'LE' ? bytes : bytes.swap16()
}
/** `é è ç ’` in each encoding of one byte. */
const oneByte = (codes: Record<string, number>) =>
  Buffer.from([...text].map((letter) => codes[letter] ?? letter.charCodeAt(0)))

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 LE with a mark', utf16('LE', true)],
  ['UTF-16 BE with a mark', utf16('BE', true)],
  ['UTF-16 LE', utf16('LE', false)],
  ['UTF-16 BE', utf16('BE', false)],
  ['Windows-1252', oneByte({ é: 0xe9, è: 0xe8, ç: 0xe7, '’': 0x92 })],
  ['Mac Roman', oneByte({ é: 0x8e, è: 0x8f, ç: 0x8d, '’': 0xd5 })],
])('%s is decoded', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({ ok: true, text })
})

test.each([
  ['old-workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['web-page', Buffer.from('\n<html><body><table>')],
  ['pdf', Buffer.from('%PDF-1.7')],
  ['not-text', Buffer.from('ab\0c')],
])('%s is named', (reason, bytes) => {
  expect(decodeText(bytes)).toEqual({ ok: false, reason })
})

test.each([
  [';', 'Stock list, Ikeja\n\nIMEI;Brand\n1;a, b\n2;c\n'],
  ['\t', 'IMEI\tBrand\n1\ta,b\n'],
  ['|', 'IMEI|Brand\n1|a\n'],
  [',', '"a;b;c",d\n"e;f",g\n'],
  [',', 'IMEI\n1\n'],
])('the separator is %j', (separator, table) => {
  expect(likeliestSeparator(table)).toBe(separator)
})
