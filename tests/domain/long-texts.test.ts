import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { logIn, logInTwoFactor } from '../../src/api/auth/log-in.ts'
import { registerInput } from '../../src/api/auth/sign-up.ts'
import { messageOwner } from '../../src/api/conversations/message-owner.ts'
import { askOwner, sendMessage } from '../../src/api/conversations/threads.ts'
import { foundReportInput } from '../../src/api/reports/finds.ts'
import { parseLabelCode } from '../../src/domain/assets/assets.ts'
import { comparableAnswer } from '../../src/domain/conversations/ownership-question.ts'
import { plainCell } from '../../src/domain/csv.ts'
import { extractFeatures } from '../../src/domain/matching/tokenize.ts'
import { normalize } from '../../src/domain/text/normal-form.ts'
import { meantPath } from '../../src/server/http/path-of.ts'
import { findLink, findWarnings } from '../../src/server/services/conversations/conversation.ts'

/** Inputs that make patterns backtrack: long repetitions followed by a mismatch. */
const pieces = [
  'a',
  '1',
  ' ',
  '-',
  'a-',
  'a.',
  '.',
  '@',
  'a@',
  'a@a.',
  '1 ',
  '+1',
  '"',
  "'",
  'www.',
]
const oddPieces = [
  'a.com ',
  'a。',
  ' dot ',
  '[dot]',
  '1.1.1.1',
  'п',
  'a b ',
  'x.y ',
  '.com',
  '\n',
  '\u00ad',
  '\u0301',
  '\u0301\u0316\u0315',
  '\u0345\u0316',
  '\u200d',
  '\u0130',
  '\ufdfa',
]
const starts = ['', 'a@', "'"]
const ends = ['', '!', '@', '\u0000']

function* hardTexts(length: number) {
  for (const piece of [...pieces, ...oddPieces]) {
    for (const start of starts) {
      for (const end of ends) {
        const room = length - start.length - end.length
        yield start + piece.repeat(Math.ceil(room / piece.length)).slice(0, room) + end
      }
    }
  }
}

/** The milliseconds of the processor for the fastest of several runs, so that other load does not count. */
function quickestMs(read: () => unknown): number {
  let quickest = Number.POSITIVE_INFINITY
  for (let run = 0; run < 8 && quickest > 1; run++) {
    const before = process.cpuUsage()
    read()
    quickest = Math.min(quickest, process.cpuUsage(before).user / 1000)
  }
  return quickest
}

const words = Array.from({ length: 3000 }, (_, n) => `word ${(n * 7919) % 3001}`)
/** How many times 3,000 words can be sorted in the time of `read`; 0 if it takes under 1 ms. */
function inSortings(read: () => unknown): number {
  const tookMs = quickestMs(read)
  return tookMs < 1 ? 0 : tookMs / quickestMs(() => words.toSorted())
}

/** Other load may have slowed down only one of the two. */
function inSortingsAtBest(read: () => unknown): number {
  let times = inSortings(read)
  for (let tries = 1; tries < 5 && times >= 10; tries++) times = inSortings(read)
  return times
}

const bodyLength = 60_000
const field = (schema: z.ZodMiniType, name: string) => (text: string) =>
  z.safeParse(schema, { [name]: text })

test.each<[string, number, (text: string) => unknown]>([
  ['warnings of a message', 1000, findWarnings],
  ['the links of a message', 1000, findLink],
  ['the answer to a private question', 100, comparableAnswer],
  ['the words of a report', 2000, (text) => extractFeatures([text])],
  ['the code of a label', 64, parseLabelCode],
  ['a cell of a table', 2000, plainCell],
  ['a message as it is sent', bodyLength, field(sendMessage.input, 'text')],
  ['an answer as it is sent', bodyLength, field(askOwner.input, 'answer')],
  ['a find’s number as it is sent', bodyLength, field(foundReportInput, 'identifier')],
  ['a find’s email as it is sent', bodyLength, field(foundReportInput, 'email')],
  ['a contact as it is sent', bodyLength, field(messageOwner.input, 'contact')],
  ['a path of no page', 16_000, (text) => meantPath(new Map(), text)],
  ['a password as it is sent', bodyLength, field(logIn.input, 'password')],
  ['a code as it is sent', bodyLength, field(logInTwoFactor.input, 'code')],
  ['a name as it is sent', bodyLength, field(registerInput, 'firstName')],
  ['a phone number as it is sent', bodyLength, field(registerInput, 'phoneNumber')],
  ['a place as it is sent', bodyLength, field(messageOwner.input, 'place')],
])('no text takes longer than sorting 3,000 words ten times: %s', (_, longest, read) => {
  for (const text of hardTexts(longest)) {
    expect(
      inSortingsAtBest(() => read(text)),
      JSON.stringify(text.slice(0, 12)),
    ).toBeLessThan(10)
  }
})

test('an email of thousands of letters is refused before its domain is spelled in ASCII, in the square of its length', () => {
  const letters = Array.from({ length: 5400 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const read = () => field(foundReportInput, 'email')(`a@${letters.join('')}`)
  expect(inSortingsAtBest(read)).toBeLessThan(10)
})

test('normalized text stays bounded, and an expanding text cannot hide what follows it', () => {
  const swollen = '\ufdfa'.repeat(950)
  for (const text of [
    swollen,
    '\u3300'.repeat(60_000),
    '\u{1f200}'.repeat(60_000),
    '\u1e9b\u0323'.repeat(60_000),
  ]) {
    expect(normalize(text, 'NFKD').length).toBeLessThanOrEqual(24_000)
  }
  expect(findWarnings(`${swollen} pay me at evil.ru`)).toEqual(['money', 'link'])
})
