import { strToU8, zipSync } from 'fflate'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook with inline strings, as a program other than ours writes it. */
export function xlsxOf(
  sheets: Record<string, readonly (readonly string[])[]>,
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${escaped(text)}</x:t></x:is></x:c>`
  return zipOf({
    'xl/workbook.xml': `<x:workbook><x:sheets>${names
      .map((name, at) => `<x:sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at}"/>`)
      .join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': names
      .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`)
      .join(''),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at}.xml`,
        rows.map((cells) => `<x:row>${cells.map(cell).join('')}</x:row>`).join(''),
      ]),
    ),
  })
}

/** A ZIP file of texts. */
export function zipOf(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  )
  return new Uint8Array(zip)
}
