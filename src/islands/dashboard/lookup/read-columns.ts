import { readTableFile } from '../assets/import/read-file.ts'
import { type FileReading, parseColumns } from './parse-columns.ts'

/** The columns of a chosen file. Loaded with the first file. */
export async function readColumns(file: File): Promise<FileReading> {
  const text = await readTableFile(file)
  return text.ok ? parseColumns(text.text) : text
}
