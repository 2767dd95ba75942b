import { numberText, type Sheet, SheetCells } from './sheet.ts'
import { attributeOf, xmlParts } from './xml.ts'

const cellNames = new Set(['table-cell', 'covered-table-cell'])

/** The sheets of an ODS workbook, from its `content.xml`. Formulas are not calculated. */
export function readOds(content: string, onProgress?: (share: number) => void): Sheet[] {
  const sheets: Sheet[] = []
  let sheet = new SheetCells()
  let row = 0
  let column = 0
  let rowRepeats = 1
  let attributes = ''
  let text = ''
  let paragraphs = 0
  let isParagraph = false
  let inNote = false

  const endCell = () => {
    const value = valueOfCell(attributes, text)
    const repeats = repeatsOf(attributes, 'number-columns-repeated')
    for (let down = 0; value !== '' && down < rowRepeats; down++) {
      for (let across = 0; across < repeats; across++) sheet.set(row + down, column + across, value)
    }
    column += repeats
  }
  for (const part of xmlParts(content, onProgress)) {
    if (part.is === 'text') {
      if (isParagraph && !inNote) text += part.text
    } else if (part.name === 'annotation') inNote = part.is === 'open'
    else if (part.is === 'close') {
      if (part.name === 'p') isParagraph = false
      else if (cellNames.has(part.name)) endCell()
      else if (part.name === 'table-row') row += rowRepeats
    } else if (part.name === 'table') {
      sheet = new SheetCells()
      row = 0
      sheets.push({ name: attributeOf(part.attributes, 'name') ?? '', rows: sheet.rows })
    } else if (part.name === 'table-row') {
      rowRepeats = repeatsOf(part.attributes, 'number-rows-repeated')
      column = 0
      if (part.is === 'empty') row += rowRepeats
    } else if (cellNames.has(part.name)) {
      attributes = part.attributes
      text = ''
      paragraphs = 0
      if (part.is === 'empty') endCell()
    } else if (part.name === 'p' && !inNote) {
      if (paragraphs++ > 0) text += '\n'
      isParagraph = part.is === 'open'
    } else if (isParagraph && !inNote) text += spaceOf(part.name, part.attributes)
  }
  return sheets
}

const repeatsOf = (attributes: string, name: string) =>
  Math.max(1, Number(attributeOf(attributes, name) ?? 1) || 1)

function spaceOf(name: string, attributes: string): string {
  if (name === 's') return ' '.repeat(Math.min(100, Number(attributeOf(attributes, 'c') ?? 1)))
  return name === 'tab' ? '\t' : name === 'line-break' ? '\n' : ''
}

function valueOfCell(attributes: string, text: string): string {
  // `calcext:value-type` repeats `office:value-type`.
  const type = /office:value-type\s*=\s*["'](\w+)/.exec(attributes)?.[1]
  if (type === 'date') return attributeOf(attributes, 'date-value')?.replace('T', ' ') ?? text
  const value = /office:value\s*=\s*["']([^"']*)/.exec(attributes)?.[1]
  if (type === undefined || value === undefined) return text
  // A format may show zeros before the number.
  return /^0\d+$/.test(text) && Number(text) === Number(value) ? text : numberText(value)
}
