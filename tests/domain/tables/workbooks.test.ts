import { expect, test } from 'vitest'
import { readWorkbook } from '../../../src/api/tables/read-workbook.ts'
import { DamagedWorkbook } from '../../../src/domain/tables/sheet.ts'
import { xmlParts } from '../../../src/domain/tables/xml.ts'
import { zipOf } from '../../support/workbooks.ts'

const book = (rows: string, more: Record<string, string> = {}, workbook = '') =>
  readWorkbook(
    zipOf({
      'xl/workbook.xml': `<workbook>${workbook}<sheets><sheet name="Stock &amp; more" sheetId="1" r:id="rId3"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': '<Relationship Id="rId3" Target="/xl/worksheets/a.xml"/>',
      'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    }),
  )
const rowsOf = (read: ReturnType<typeof readWorkbook>) => (read.ok ? read.sheets[0]?.rows : read)

test('cells of XLSX are read as they are shown, without macros and formulas', () => {
  const read = book(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
     <row r="3"><c r="A3"><v>356938035643809</v></c><c r="B3"><f>HYPERLINK("x")</f><v>4.5</v></c>
     <c r="C3" s="1"><v>45720</v></c><c r="D3" s="2"><v>45</v></c><c r="E3" t="b"><v>1</v></c>
     <c r="F3"><v>1234567890123450</v></c><c r="G3" s="3"><v>45720.5</v></c>
     <c r="H3" t="str"><f>A1</f><v>a &lt; b</v></c></row>`,
    {
      'xl/sharedStrings.xml':
        '<sst><si><r><t>IM</t></r><r><t xml:space="preserve">EI </t></r><rPh><t>x</t></rPh></si><si><t>Ọ&#x323;</t></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd\\-mmm\\-yy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
      'xl/vbaProject.bin': 'macro',
    },
  )
  expect(read.ok && read.sheets[0]?.name).toBe('Stock & more')
  expect(rowsOf(read)).toEqual([
    ['IMEI ', '', 'Ọ\u0323'],
    [],
    [
      ...['356938035643809', '4.5', '2025-03-04', '00045', 'TRUE', '1.23456789012345E+15'],
      ...['2025-03-04 12:00:00', 'a < b'],
    ],
  ])
})

test('the escape of a control character in XLSX is no part of a number', () => {
  const read = book(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>5CG8123XYZ_x000d_\n</v></c>
     <c r="C1" t="inlineStr"><is><t>KJA_x005F_x0041_</t></is></c></row>`,
    { 'xl/sharedStrings.xml': '<sst><si><t>R58N12ABCDE_x000D_</t></si></sst>' },
  )
  expect(rowsOf(read)).toEqual([['R58N12ABCDE\r', '5CG8123XYZ\r\n', 'KJA_x0041_']])
})

test('the reading of a text in a cell of XLSX is no part of it', () => {
  const read = book(
    '<row><c t="inlineStr"><is><t>5CD56904X3</t><rPh sb="0" eb="1"><t>ABC</t></rPh></is></c></row>',
  )
  expect(rowsOf(read)).toEqual([['5CD56904X3']])
})

test('days of a workbook that counts from 1904 are right', () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>'
  const read = book(
    '<row><c s="0"><v>44258</v></c></row>',
    { 'xl/styles.xml': styles },
    '<workbookPr date1904="1"/>',
  )
  expect(rowsOf(read)).toEqual([['2025-03-04']])
})

test('cells of ODS are read as they are shown', () => {
  const content = `<office:spreadsheet><table:table table:name="One">
    <table:table-row><table:table-cell office:value-type="string" calcext:value-type="string"><text:p>Name<text:s text:c="2"/>x</text:p><office:annotation><text:p>a remark</text:p></office:annotation></table:table-cell><table:table-cell table:number-columns-repeated="16000"/></table:table-row>
    <table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>
    <table:table-row><table:covered-table-cell/><table:table-cell office:value-type="float" office:value="356938035643809"><text:p>3.57E+14</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2025-03-04T10:00:00"><text:p>4 Mar</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="45"><text:p>00045</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2" office:value-type="string"><text:p>a</text:p><text:p>b</text:p></table:table-cell></table:table-row>
    <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
    </table:table></office:spreadsheet>`
  expect(rowsOf(readWorkbook(zipOf({ 'content.xml': content })))).toEqual([
    ['Name  x'],
    [],
    [],
    ['', '356938035643809', '2025-03-04 10:00:00', '00045', 'a\nb', 'a\nb'],
  ])
})

/** Its directory says that the file in it has two gigabytes. */
function bomb() {
  const zip = zipOf({ 'content.xml': 'x' })
  const directory = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  new DataView(zip.buffer).setUint32(directory + 24, 2_000_000_000, true)
  return zip
}

test.each([
  ['unpacks to gigabytes', bomb, 'workbook-too-big'],
  [
    'repeats a cell without end',
    () =>
      zipOf({
        'content.xml':
          '<table><table-row table:number-rows-repeated="999999"><table-cell><p>x</p></table-cell></table-row></table>',
      }),
    'workbook-too-big',
  ],
  ['is another archive', () => zipOf({ 'a.txt': 'x' }), 'not-a-workbook'],
])('a file that %s is refused by name', (_, file, code) => {
  expect(readWorkbook(file())).toEqual({ ok: false, reason: { code } })
})

test.each(['<', '<!--', '<![CDATA[', '<?', '<a b="', '<a ', '&'])(
  'XML that repeats %s and never ends it is read in the time of its length, or refused',
  (piece) => {
    const read = () => [...xmlParts(piece.repeat(100_000))]
    if (piece === '&') expect(read()).toHaveLength(1)
    else expect(read).toThrow(DamagedWorkbook)
  },
)

test('a tag of many characters is read, and a number in an entity with zeros before it', () => {
  const spans = '1:3 '.repeat(1_500)
  expect(
    rowsOf(
      book(
        `<row r="1"><c r="A1"><v>356938035643809</v></c></row>
         <row r="2" spans="${spans}"><c r="A2"><v>&#0000000052;90154203237518</v></c></row>`,
      ),
    ),
  ).toEqual([['356938035643809'], ['490154203237518']])
  const cell = (imei: string, formula: string) =>
    `<table:table-row><table:table-cell table:formula="${formula}" office:value-type="string"><text:p>${imei}</text:p></table:table-cell></table:table-row>`
  const content = `<table:table>${cell('490154203237518', '')}${cell('356938035643809', 'of:='.padEnd(5_000, '+1'))}</table:table>`
  expect(rowsOf(readWorkbook(zipOf({ 'content.xml': content })))).toEqual([
    ['490154203237518'],
    ['356938035643809'],
  ])
})

test('the strings of a workbook are those that it names', () => {
  const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
  const strings = (text: string) => `<sst><si><t>${text}</t></si></sst>`
  const read = book(row, {
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId3" Target="worksheets/a.xml"/><Relationship Id="rId4" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="shown.xml"/></Relationships>',
    'xl/sharedStrings.xml': strings('GKE7HNX'),
    'xl/shown.xml': strings('5CD56904X3'),
  })
  expect(rowsOf(read)).toEqual([['5CD56904X3']])
})

const stolen = '<row r="1"><c r="A1"><v>356938035643809</v></c></row>'
const clear = '<row r="2"><c r="A2"><v>490154203237518</v></c></row>'

/** Its directory says that the sheet ends before the last row. */
function cutOff() {
  const zip = zipOf({ 'content.xml': `<table>${'<table-row/>'.repeat(99)}</table>` })
  const directory = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  new DataView(zip.buffer).setUint32(directory + 24, 500, true)
  return readWorkbook(zip)
}

test.each<[string, () => ReturnType<typeof readWorkbook>]>([
  ['in a tag without an end', () => book(`${stolen}<row r="2"${clear}`)],
  ['that has two values', () => book('<row><c t="str"><v>5CD5690</v><v>4X3</v></c></row>')],
  [
    'that has another text beside its value',
    () => book('<row><c t="inlineStr"><is><t>5CD5690</t></is><v>4X3</v></c></row>'),
  ],
  ['over another', () => book(`${stolen}${clear.replace('A2', 'A1').replace('"2"', '"1"')}`)],
  ['in a row without a number', () => book(`${clear}${stolen.replace('r="1"', 'r="x"')}`)],
  ['after the end that the archive gives', cutOff],
  [
    'in a sheet that is elsewhere',
    () =>
      book(clear, {
        'xl/_rels/workbook.xml.rels': '<Relationship Id="rId3" Target="lists/a.xml"/>',
        'xl/lists/a.xml': `<worksheet><sheetData>${stolen}</sheetData></worksheet>`,
      }),
  ],
  [
    'in another workbook of the archive',
    () =>
      book(clear, {
        '_rels/.rels':
          '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/shown.xml"/>',
      }),
  ],
  [
    'in the workbook of another program beside it',
    () => book(stolen, { 'content.xml': '<table><table-row/></table>' }),
  ],
  [
    'in half a row',
    () =>
      readWorkbook(
        zipOf({
          'content.xml':
            '<table><table-row number-rows-repeated="1.5"/><table-row><table-cell><p>356938035643809</p></table-cell></table-row></table>',
        }),
      ),
  ],
])('a workbook that a spreadsheet shows with a cell %s is refused', (_, read) => {
  expect(read()).toEqual({ ok: false, reason: { code: 'damaged-workbook' } })
})
