import { answerCalls, type Report } from '../../tables/answer-calls.ts'
import { openedSheets, openFile } from '../../tables/opened-file.ts'
import { columnsOf, type FileReading } from './read-columns.ts'

const maxMb = 20

export const calls = {
  /** The columns of a file that may have identifiers. */
  async columns(file: File, report: Report): Promise<FileReading> {
    const read = await openFile(file, maxMb, report)
    return read.ok ? columnsOf(openedSheets()) : read
  },
}

export type BatchCalls = typeof calls

answerCalls(calls)
