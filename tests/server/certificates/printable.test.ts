import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inflateSync } from 'node:zlib'
import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { printable, words } from '../../../src/server/certificates/pdf-parts.ts'

test('a PDF names the emoji and scripts that its font lacks', () => {
  expect(printable('Ada 😀 Obi')).toBe('Ada [emoji] Obi')
  expect(printable('محمد بن علي, Kano')).toBe('[name or words in another script], Kano')
})

test.each([
  ['☎ 0803 123 4567, ✓ paid', '[emoji] 0803 123 4567, [sign] paid'],
  ['Ａｄａ 𝓞𝓫𝓲 ① ㎡', 'Ada Obi 1 m2'],
  ['I ❤️ my phone\u00ad, 1️⃣ of ٣', 'I [emoji] my phone, 1 of 3'],
])('a PDF has no sign that its font lacks in %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('a PDF names a mark that would not be over its letter', () => {
  expect(printable('a\u0301\u0308\u0327 d\u0329 \u0301x')).toBe('á[mark] d[mark] [mark]x')
})

test('each paper prints its texts by the parts that name what cannot be printed', () => {
  const files = globSync('src/server/certificates/*.ts')
  expect(files.length).toBeGreaterThan(10)
  const own = files
    .sort()
    .filter((file) => /\bText\b.*from '@react-pdf/.test(readFileSync(file, 'utf8')))
  // The watermark of a draft is one word.
  expect(own.map((file) => basename(file))).toEqual([
    'pdf-parts.ts',
    'render-evidence-certificate.ts',
  ])
})

test.each([
  'Ẹ́nìọlá Ọ̀ṣúnlékè',
  'Ɗanjuma Ƙwairanga',
  'Chukwuebuka Ụzọ̀mà',
  'O̩látúnjí Dúró-ọlá ɔ̄ Ɛ̃ m̀ ấ ė',
  '₦450,000 · 2 × 3 – “ok” © ʼYar',
])('a PDF prints %s as it is', (text) => {
  expect(printable(text)).toBe(text)
})

/** How often a text moves the pen apart from the advance of its letters. */
async function pensMoved(text: string, fontWeight: number): Promise<number> {
  const page = h(Page, { style: { fontFamily: 'Inter' } }, words(10, text, { fontWeight }))
  const pdf = await renderToBuffer(h(Document, {}, page))
  const streams = pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)
  const [content = ''] = [...streams].flatMap(([, packed = '']) => {
    const text = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    return text.includes(' Tf\n') ? [text] : []
  })
  return content.split(' Tm\n').length - 1
}

test.each([400, 600])(
  'no letter of a Nigerian language is printed apart from its marks in weight %i',
  async (weight) => {
    const marked = [...'aeiounmsAEIOUNMSɓɗƙƴƁƊƘƳɛɔǝ'].flatMap((letter) =>
      ['', '\u0323', '\u0329'].flatMap((below) =>
        ['', '\u0300', '\u0301', '\u0304', '\u0302', '\u030C'].map(
          (above) => letter + below + above,
        ),
      ),
    )
    const text = marked.join('')
    expect(printable(text)).toBe(text.normalize('NFC'))
    for (let from = 0; from < marked.length; from += 30) {
      const some = marked.slice(from, from + 30).join('')
      expect(await pensMoved(some, weight), some).toBe(1)
    }
    expect(await pensMoved('Ẹ́nìọlá Ọ̀ṣúnlékè', weight)).toBe(await pensMoved('Eniola', weight))
  },
)
