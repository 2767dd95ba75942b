import { expect, test } from 'vitest'
import { printable } from '../../../src/server/certificates/printable.ts'

test('a PDF names the emoji and scripts that its font lacks', () => {
  expect(printable('Ada 😀 Obi')).toBe('Ada [emoji] Obi')
  expect(printable('محمد بن علي, Kano')).toBe('[name or words in another script], Kano')
})

test.each([
  'Ẹ́nìọlá Ọ̀ṣúnlékè',
  'Ɗanjuma Ƙwairanga',
  'Chukwuebuka Ụzọ̀mà',
  '₦450,000 · 2 × 3 – “ok” © ʼYar',
])('a PDF prints %s as it is', (text) => {
  expect(printable(text)).toBe(text)
})
