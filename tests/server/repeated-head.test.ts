import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { repeatedHead } from '../../src/server/repeated-head.ts'
import { rawText } from './raw-http.ts'

const send = repeatedHead(200, ['content-type', 'text/plain', 'content-length', '5'])
let asked = 0
let madeByNode = 0
const server = createServer((request, response) => {
  asked += 1
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    madeByNode += 1
    return writeHead(...head)
  }
  send(response, ['x-request-id', `number-${asked}`], request.url?.slice(1, 6), 'latin1')
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
afterAll(() => new Promise((resolve) => server.close(resolve)))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** What came back on one connection, split where an answer begins, with the names of what changes. */
async function answersTo(...requests: string[]): Promise<string[]> {
  const isEnough = (text: string) =>
    text.split('HTTP/1.1 ').length > requests.length && /word\d$/.test(text)
  const text = await rawText(origin, requests.join(''), isEnough)
  return text
    .replace(/number-\d+/g, 'number-N')
    .replace(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'Date: D')
    .split(/(?=HTTP\/1\.1 )/)
}

const ask = (word: string, more = '') => `GET /${word} HTTP/1.1\r\nHost: here\r\n${more}\r\n`

const usual = (word: string, connection = 'Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n') =>
  `HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 5\r\nx-request-id: number-N\r\nDate: D\r\n${connection}\r\n${word}`

it('the head that Node made goes out again with a new date and what is its own', async () => {
  expect(await answersTo(ask('word1'))).toEqual([usual('word1')])
  expect(await answersTo(ask('word2'))).toEqual([usual('word2')])
  expect(madeByNode).toBe(1)
})

it('answers keep the order of requests that came at once', async () => {
  const words = ['word1', 'word2', 'word3']
  expect(await answersTo(...words.map((word) => ask(word)))).toEqual(
    words.map((word) => usual(word)),
  )
})

it('a connection that is to be closed is told so, and those after it are not', async () => {
  const closed = [usual('word1', 'Connection: close\r\n')]
  expect(await answersTo(ask('word1', 'Connection: close\r\n'))).toEqual(closed)
  expect(await answersTo('GET /word1 HTTP/1.0\r\nHost: here\r\n\r\n')).toEqual(closed)
  expect(await answersTo(ask('word2'))).toEqual([usual('word2')])
})

it('the date is that of each answer', async () => {
  const dateOf = async () =>
    /Date: (.*)\r/.exec(await rawText(origin, ask('word1'), (text) => text.endsWith('word1')))?.[1]
  const before = Date.now()
  for (const wait of [0, 1100]) {
    await delay(wait)
    const told = Date.parse((await dateOf()) ?? '')
    expect(told).toBeGreaterThan(before + wait - 1000)
    expect(told).toBeLessThanOrEqual(Date.now())
  }
})

it('where Node keeps its head elsewhere it makes each one anew', () => {
  const heads: unknown[] = []
  const response = {
    shouldKeepAlive: true,
    writeHead: (...head: unknown[]) => heads.push(head),
    end() {},
  }
  for (const id of ['a', 'b']) {
    send(response as unknown as ServerResponse, ['x-request-id', id], 'word1', 'latin1')
  }
  const constant = ['content-type', 'text/plain', 'content-length', '5', 'x-request-id']
  expect(heads).toEqual([
    [200, [...constant, 'a']],
    [200, [...constant, 'b']],
  ])
})
