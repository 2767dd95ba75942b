import { connect } from 'node:net'
import { percentile } from './percentile.ts'

export interface Load {
  /** `http://127.0.0.1:<port>` */
  origin: string
  connections: number
  ms: number
  /** The next raw HTTP request; undefined if there are no more. */
  next: () => Buffer | undefined
}

export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  answers: number
  /** Responses other than a success. */
  refused: number
}

/**
 * Keeps this many connections busy, with one request at a time on each. Reads only status and
 * length of a response: autocannon parses every header in JavaScript and is limited to 26,000
 * requests a second on one core. The bare server handles 50,000, so autocannon would flatter Toju.
 */
export async function load({ origin, connections, ms, next }: Load): Promise<Measured> {
  const times: number[] = []
  let refused = 0
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  const until = began + ms

  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let sent = 0
      let got = ''
      const ask = () => {
        const request = performance.now() < until ? next() : undefined
        if (!request) return void socket.end()
        sent = performance.now()
        socket.write(request)
      }
      socket.setEncoding('latin1')
      socket.on('connect', ask)
      socket.on('data', (text: string) => {
        got += text
        if (!isWhole(got)) return
        times.push(performance.now() - sent)
        if (got[9] !== '2') refused += 1
        got = ''
        ask()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: connections }, run))

  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    answers: times.length,
    refused,
  }
}

const lengthHeader = /\r\ncontent-length: *(\d+)/i

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  return answer.length >= end + 4 + Number(lengthHeader.exec(answer)?.[1] ?? 0)
}
