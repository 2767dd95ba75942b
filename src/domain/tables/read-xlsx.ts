import { DamagedWorkbook, numberText, type Sheet, SheetCells } from './sheet.ts'
import { attributeOf, xmlParts } from './xml.ts'

/** The text of a file in the archive. */
type FileText = (path: string) => string | undefined

/**
 * The sheets of an XLSX workbook. Formulas are not calculated: a cell has the result it was saved
 * with. `onProgress` receives the share of a sheet that is read.
 */
export function readXlsx(file: FileText, onProgress?: (share: number) => void): Sheet[] {
  const book = file(bookPath) ?? ''
  const starts = relationsOf(file('_rels/.rels') ?? '', '')
  if (starts.some(({ type, path }) => type === 'officeDocument' && path !== bookPath)) {
    throw new DamagedWorkbook()
  }
  const relations = relationsOf(file('xl/_rels/workbook.xml.rels') ?? '', 'xl/')
  const byId = new Map(relations.map((relation) => [relation.id, relation]))
  /** The text of a part as the workbook names it, or else where it usually is. */
  const named = (type: string, usual: string) => {
    const relation = relations.find((each) => each.type === type)
    return relation ? there(file(relation.path)) : (file(usual) ?? '')
  }
  const strings = stringsOf(named('sharedStrings', 'xl/sharedStrings.xml'))
  const formats = formatsOf(named('styles', 'xl/styles.xml'))
  const from1904 = /date1904\s*=\s*["'](?:1|true)["']/.test(book)
  const sheets: Sheet[] = []
  for (const part of xmlParts(book)) {
    if ((part.is !== 'open' && part.is !== 'empty') || part.name !== 'sheet') continue
    const name = attributeOf(part.attributes, 'name') ?? ''
    const id = /(?:^|\s)\w+:id\s*=\s*["']([^"']*)/.exec(part.attributes)?.[1] ?? ''
    const relation = byId.get(id)
    if (relation && withoutCells.test(relation.type)) continue
    const xml = there(relation && file(relation.path))
    sheets.push({ name, rows: rowsOf(xml, { strings, formats, from1904 }, onProgress) })
  }
  return sheets
}

const bookPath = 'xl/workbook.xml'
const withoutCells = /(?:chart|dialog|macro)sheet$/i

function there(text: string | undefined): string {
  if (text === undefined) throw new DamagedWorkbook()
  return text
}

interface Relation {
  id: string
  /** The last word of its URL: `worksheet`. */
  type: string
  path: string
}

/** The relations of a part in a folder. */
function relationsOf(xml: string, folder: string): Relation[] {
  const relations: Relation[] = []
  for (const part of xmlParts(xml)) {
    if (part.is === 'text' || part.is === 'close' || part.name !== 'Relationship') continue
    const target = attributeOf(part.attributes, 'Target') ?? ''
    relations.push({
      id: attributeOf(part.attributes, 'Id') ?? '',
      type: attributeOf(part.attributes, 'Type')?.split('/').at(-1) ?? '',
      path: target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, ''),
    })
  }
  return relations
}

/** The shared strings, without the readings of Japanese characters (`rPh`). */
function stringsOf(xml: string): string[] {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isReading = false
  for (const part of xmlParts(xml)) {
    if (part.is === 'text') text += isText && !isReading ? part.text : ''
    else if (part.name === 't') isText = part.is === 'open'
    else if (part.name === 'rPh') isReading = part.is === 'open'
    else if (part.name === 'si') {
      if (part.is === 'open') text = ''
      else strings.push(part.is === 'empty' ? '' : withoutEscapes(text))
    }
  }
  return strings
}

/** A control character is written `_x000D_`, and such a text itself `_x005F_x000D_` (ECMA-376, ST_Xstring). */
function withoutEscapes(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** How a style shows numbers: as days, with zeros before (`00000`), or plainly. */
type Format = 'day' | { digits: number } | null

/** The numbers of Excel's own formats of days. */
const dayFormats = new Set([14, 15, 16, 17, 22, 27, 30, 36, 45, 46, 47, 50, 57])

function formatsOf(xml: string): Format[] {
  const codes = new Map<string, string>()
  const formats: Format[] = []
  let isCellStyle = false
  for (const part of xmlParts(xml)) {
    if (part.is === 'text') continue
    if (part.name === 'cellXfs') isCellStyle = part.is === 'open'
    if (part.is === 'close') continue
    if (part.name === 'numFmt') {
      const code = attributeOf(part.attributes, 'formatCode') ?? ''
      codes.set(attributeOf(part.attributes, 'numFmtId') ?? '', code)
    }
    if (part.name === 'xf' && isCellStyle) {
      const id = attributeOf(part.attributes, 'numFmtId') ?? '0'
      formats.push(formatOf(codes.get(id), Number(id)))
    }
  }
  return formats
}

function formatOf(code: string | undefined, id: number): Format {
  if (code === undefined) return dayFormats.has(id) ? 'day' : null
  if (/^0{2,}$/.test(code)) return { digits: code.length }
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[dy]/i.test(plain) ? 'day' : null
}

interface Book {
  strings: readonly string[]
  formats: readonly Format[]
  from1904: boolean
}

function rowsOf(xml: string, book: Book, onProgress?: (share: number) => void): string[][] {
  const sheet = new SheetCells()
  let row = -1
  let column = -1
  let cell = ''
  let value = ''
  let values = 0
  let isValue = false
  let isReading = false
  for (const part of xmlParts(xml, onProgress)) {
    if (part.is === 'text') {
      value += isValue && !isReading ? part.text : ''
      continue
    }
    const isOpen = part.is === 'open'
    // A spreadsheet shows one of two.
    if (isOpen && (part.name === 'v' || part.name === 'is') && values++ > 0) {
      throw new DamagedWorkbook()
    }
    if (part.name === 'v' || part.name === 't') isValue = isOpen
    else if (part.name === 'rPh') isReading = isOpen
    else if (part.is === 'close') {
      if (part.name === 'c') sheet.set(row, column, textOf(cell, value, book))
    } else if (part.name === 'row') {
      row = Number(attributeOf(part.attributes, 'r') ?? row + 2) - 1
      column = -1
    } else if (part.name === 'c') {
      column = columnOf(attributeOf(part.attributes, 'r')) ?? column + 1
      cell = part.attributes
      value = ''
      values = 0
    }
  }
  return sheet.rows
}

/** The index of `C` in `C5`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(attributes: string, value: string, { strings, formats, from1904 }: Book): string {
  const type = attributeOf(attributes, 't') ?? 'n'
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.replace('T', ' ').replace(/Z$/, '')
  if (type !== 'n' || value === '') return withoutEscapes(value)
  const format = formats[Number(attributeOf(attributes, 's') ?? 0)] ?? null
  if (format === 'day') return dayText(Number(value) + (from1904 ? 1462 : 0))
  const text = numberText(value)
  return format && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text
}

function dayText(serial: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 86_400) * 1000)
  if (Number.isNaN(date.getTime())) return String(serial)
  const [day = '', time = ''] = date.toISOString().split(/[T.]/)
  return time === '00:00:00' ? day : `${day} ${time}`
}
