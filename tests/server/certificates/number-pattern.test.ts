import { expect, test } from 'vitest'
import { patternOf } from '../../../src/domain/identifiers/pattern.ts'
import type { ProofClaims } from '../../../src/domain/proofs/check-proof.ts'
import { renderProofPdf } from '../../../src/server/certificates/render-proof.ts'

const claims: ProofClaims = {
  ...{ iss: 'https://toju.test', iat: 0, jti: 'T-ABCD-EFGH', asOf: '2026-03-04T10:00:00Z' },
  ...{ kind: 'imei1', identifier: '356938035643809', verdict: 'clear', underReview: false },
  log: { size: 1, root: '' },
}
const paper = { kind: 'proof', url: 'https://toju.test/c', checkAt: '', issuer: 'Toju' } as const

test.each([
  ['a proof', claims],
  ['a receipt of a sale', { ...claims, sale: { seller: 'Alaba', certificate: 'C-1' } }],
])('%s wears the pattern of its number', (_, claims) => {
  const drawn = JSON.stringify(renderProofPdf({ ...paper, claims }))
  const strokes = patternOf(claims.identifier).map(({ path }) => JSON.stringify(path))
  expect(drawn.match(/"d":"(?:[^"]*)"/g)?.slice(0, 12)).toEqual(strokes.map((d) => `"d":${d}`))
})

test.each([
  ['Do not buy: Stolen', { verdict: 'stolen' }],
  [
    'Do not buy: Listed',
    { verdict: 'clear', listings: [{ source: 'Police', date: '2026-03-04' }] },
  ],
  ['Nothing reported', { verdict: 'clear' }],
] as const)('a proof says “%s” as the answer does', (word, answer) => {
  const drawn = JSON.stringify(
    renderProofPdf({ ...paper, claims: { ...claims, ...answer } as ProofClaims }),
  )
  expect(drawn).toContain(JSON.stringify(word))
})
