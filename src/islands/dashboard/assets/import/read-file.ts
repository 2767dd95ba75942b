import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'

const maxBytes = 2 * 1024 * 1024

/** The text of the chosen file, or an error message if it is not a table. */
export async function readTableFile(
  file: File,
): Promise<{ ok: true; text: string } | { ok: false; reason: string }> {
  if (file.size > maxBytes) {
    return { ok: false, reason: importWords.fileTooBig }
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a ZIP file.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return {
      ok: false,
      reason: importWords.excelFile,
    }
  }
  return { ok: true, text: decode(bytes) }
}

/** Decodes UTF-8, otherwise the encoding of plain CSV from Excel on Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
