import { strFromU8, unzipSync } from 'fflate'
import { readOds } from '../../domain/tables/read-ods.ts'
import { readXlsx } from '../../domain/tables/read-xlsx.ts'
import { DamagedWorkbook, type TableFile, TooManyCells } from '../../domain/tables/sheet.ts'

/** Bytes of the files of a workbook, unpacked: a small archive may hold gigabytes. */
const maxUnpacked = 256 * 1024 * 1024

/** The files that hold cells. Macros, pictures and links are not unpacked. */
const ofCells =
  /^(?:content\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/

/** The sheets with a filled cell of an XLSX or ODS file. */
export function readWorkbook(bytes: Uint8Array, onProgress?: (share: number) => void): TableFile {
  let unpacked = 0
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!ofCells.test(name)) return false
        unpacked += originalSize
        return unpacked <= maxUnpacked
      },
    })
  } catch {
    return refused('damaged-workbook')
  }
  if (unpacked > maxUnpacked) return refused('workbook-too-big')
  const textOf = (path: string) => {
    const file = files[path]
    return file && strFromU8(file)
  }
  try {
    const content = textOf('content.xml')
    // Each spreadsheet shows the one that it knows.
    if (content !== undefined && files['xl/workbook.xml']) return refused('damaged-workbook')
    const read = content === undefined ? readXlsx(textOf, onProgress) : readOds(content, onProgress)
    const sheets = read.filter(({ rows }) => rows.length > 0)
    return read.length === 0 ? refused('not-a-workbook') : { ok: true, sheets }
  } catch (error) {
    if (error instanceof TooManyCells) return refused('workbook-too-big')
    if (error instanceof DamagedWorkbook) return refused('damaged-workbook')
    throw error
  }
}

const refused = (code: 'damaged-workbook' | 'workbook-too-big' | 'not-a-workbook'): TableFile => ({
  ok: false,
  reason: { code },
})
