const maxBytes = 2 * 1024 * 1024

/** The text of a chosen table, or why it is none, as a message. */
export async function readTableFile(
  file: File,
): Promise<{ ok: true; text: string } | { ok: false; reason: string }> {
  if (file.size > maxBytes) {
    return { ok: false, reason: 'This file is over 2 MB: more than 1,000 rows of text can be.' }
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a ZIP file.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return {
      ok: false,
      reason: 'This is an Excel workbook. In Excel choose “Save as”, then “CSV UTF-8”.',
    }
  }
  return { ok: true, text: decode(bytes) }
}

/** UTF-8, as it should be; else as Excel on Windows writes a plain CSV. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
