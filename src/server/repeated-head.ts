import type { ServerResponse } from 'node:http'

/** Where Node keeps the head that goes out with the first of the body. Not documented: seen before it is used. */
interface WithHead {
  _header?: string | null
}

/** Sends an answer with the headers that are the same each time, and its own: pairs of name and value. */
export type SendRepeated = (
  response: ServerResponse,
  own: readonly string[],
  body: Buffer | string | undefined,
  encoding: 'latin1' | 'utf8',
) => void

/**
 * A head that is sent again and again: Node makes it once, and from then on only the date and the `own`
 * headers are new. To look at fifteen names and values each time would take a fifth of a page's time
 * (docs/decisions/0018-repeated-heads.md). Nothing else may have set a header of the answer, and no own
 * one may hold what somebody sent.
 */
export function repeatedHead(status: number, headers: readonly string[]): SendRepeated {
  let made: { before: string; after: string } | undefined
  return (response, own, body, encoding) => {
    const { _header } = response as WithHead
    const isUsual = _header === null && response.shouldKeepAlive
    if (isUsual && made) {
      response.statusCode = status
      const head = `${made.before}${linesOf(own)}Date: ${dateNow()}${made.after}`
      ;(response as WithHead)._header = head
    } else {
      response.writeHead(status, headers.concat(own))
      if (isUsual) made = around(linesOf(own), (response as WithHead)._header)
    }
    response.end(body, encoding)
  }
}

function linesOf(own: readonly string[]): string {
  let lines = ''
  for (let n = 0; n < own.length; n += 2) lines += `${own[n]}: ${own[n + 1]}\r\n`
  return lines
}

const keptAlive = '\r\nConnection: keep-alive\r\n'
const date = /^Date: [^\r]+/

/** What stands before and after the own headers and the date; undefined where it looks otherwise. */
function around(own: string, head: string | null | undefined) {
  const [before, after, ...more] = head?.split(own) ?? []
  if (!before || !after?.includes(keptAlive) || !date.test(after) || more.length > 0)
    return undefined
  return { before: narrow(before), after: narrow(after.replace(date, '')) }
}

let last = { second: 0, text: '' }

function dateNow(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== last.second) last = { second, text: new Date(second * 1000).toUTCString() }
  return last.text
}

/**
 * The same text with a byte for each letter, in one piece. A piece of a page that has wider letters
 * elsewhere is kept as wide as they are, and makes all that is sent together with it twice as long.
 */
export function narrow(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
