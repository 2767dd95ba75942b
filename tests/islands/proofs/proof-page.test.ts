import { generateKeyPairSync } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { CompactSign } from 'jose'
import { expect, it, vi } from 'vitest'
import { proofAlgorithm, proofType } from '../../../src/domain/proofs/check-proof.ts'
import { initProofPage } from '../../../src/islands/proofs/proof-page.ts'

const day = 24 * 3_600_000

/** A proof that a number was clear, and the answers of the server about it. */
async function provenClear() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x } = publicKey.export({ format: 'jwk' })
  const answer = { kind: 'imei1', verdict: 'clear', underReview: false } as const
  const claims = {
    ...{
      ...answer,
      identifier: '490154 20 323751 8',
      iss: 'https://toju.test',
      jti: 'T-0000-0000',
    },
    ...{ iat: 1, asOf: new Date().toISOString(), log: { size: 0, root: '' } },
  }
  const jws = await new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: proofAlgorithm, kid: 'one', typ: proofType })
    .sign(privateKey)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(
      url.includes('jwks')
        ? { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'one' }] }
        : { data: { ...answer, message: 'Clear.' } },
    )
  })
  return { jws, asked }
}

it('says of a page that was left open how old its proof is by now, and no longer that it was asked just now', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { jws, asked } = await provenClear()
  location.hash = jws
  document.body.innerHTML = `<main data-proof="en">
    <template data-words="age">This check is {age} old.</template>
    <template data-words="age-moment">a moment</template>
    <template data-words="age-day">1 day</template>
    <template data-words="same">We asked again just now.</template>
    <p data-fact="age"></p><p data-today></p></main>`
  initProofPage()
  await waitFor(() => screen.getByText('We asked again just now.'))
  expect(asked.at(-1)).toBe('/api/verify?identifier=490154203237518&language=en')
  screen.getByText('This check is a moment old.')

  vi.advanceTimersByTime(day)
  expect(screen.queryByText('We asked again just now.')).toBeNull()
  screen.getByText('This check is 1 day old.')
  vi.useRealTimers()
})
