import { formatIdentifier } from '../identifiers/format-identifier.ts'
import { parseFoundIdentifier } from '../reports/found-reports.ts'

/**
 * A number as a message repeats it. Its sender may be made up, so of one that may be any words, like
 * `CALL08031234567`, only the end is sent to whose phone it is.
 */
export function numberInReply(text: string): string {
  const read = parseFoundIdentifier(text, { kind: undefined, asWritten: false })
  const isAnyWords = !read.ok || read.kind === 'chassisNumber' || read.kind === 'serial-number'
  return isAnyWords
    ? text.replaceAll(/\W/g, '').slice(-4)
    : formatIdentifier(read.namespace, read.key)
}
