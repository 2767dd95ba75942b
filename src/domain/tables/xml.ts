import { DamagedWorkbook } from './sheet.ts'

/** A tag or a text of an XML document. Names are without their prefix. */
export type XmlPart =
  | { is: 'open' | 'empty'; name: string; attributes: string }
  | { is: 'close'; name: string }
  | { is: 'text'; text: string }

// Sticky, and no tag has a `<` in it: what is no part ends the search, so the work grows with the
// length alone.
const part =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!](?!--|\[)[^>]*>|<(\/?)([^\s/<>]+(?=[\s/>]))((?:"[^"<]{0,100000}"|'[^'<]{0,100000}'|[^<>"']){0,100000}?)(\/?)>|([^<]+)/gy

const partsBetweenReports = 5000

/**
 * The parts of an XML document in order. Entities that a document defines are not expanded. A document
 * that is not whole throws `DamagedWorkbook`: what follows the damage would be left out unseen.
 * `onProgress` receives the share that is read.
 */
export function* xmlParts(xml: string, onProgress?: (share: number) => void): Generator<XmlPart> {
  let parts = 0
  let read = 0
  let depth = 0
  for (const match of xml.matchAll(part)) {
    const [whole, raw, slash, fullName = '', attributes = '', end, text] = match
    read = match.index + whole.length
    if (++parts % partsBetweenReports === 0) onProgress?.(match.index / xml.length)
    if (raw !== undefined) yield { is: 'text', text: raw }
    else if (text !== undefined) yield { is: 'text', text: withoutEntities(text) }
    else if (fullName !== '') {
      const name = fullName.slice(fullName.indexOf(':') + 1)
      if (slash) depth--
      else if (!end) depth++
      if (slash) yield { is: 'close', name }
      else yield { is: end ? 'empty' : 'open', name, attributes }
    }
  }
  if (read < xml.length || depth !== 0) throw new DamagedWorkbook()
}

/** An attribute of a tag, whatever its prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : withoutEntities(value)
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#0*(\d{1,7})|#x0*([\da-f]{1,6})|(\w{2,4}));/gi,
    (all, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
      if (code === null) return named[name] ?? all
      return code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}
