/** The files of a workbook, by path. */
export type WorkbookFiles = Record<string, string>

type Rows = readonly (readonly (string | number)[])[]

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/**
 * An XLSX workbook of one sheet. Texts and whole columns are formatted as text, so a spreadsheet
 * keeps each digit, and reads no cell as a formula. The caller packs the files.
 */
export function writeXlsx(rows: Rows): WorkbookFiles {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 1)
  const sheetRows = rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('')
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ['workbook', 'sheet.main'],
      ['styles', 'styles'],
      ['worksheets/sheet1', 'worksheet'],
    ]
      .map(
        ([path, type]) =>
          `<Override PartName="/xl/${path}.xml" ContentType="${contentType}.${type}+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': relationsTo(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Toju" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsTo(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    // Format 49 is text. The styles are: general, text.
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><cols><col min="1" max="${width}" width="18" style="1"/></cols><sheetData>${sheetRows}</sheetData></worksheet>`,
  }
}

function relationsTo(...targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

/** An empty cell is kept, so that the next one stays in its column. */
function cellOf(value: string | number): string {
  if (value === '') return '<c s="1"/>'
  if (typeof value === 'number') return `<c s="0"><v>${value}</v></c>`
  return `<c s="1" t="inlineStr"><is><t xml:space="preserve">${plainXml(value)}</t></is></c>`
}

const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function plainXml(text: string): string {
  return text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
