import { generateKeyPairSync } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { CompactSign } from 'jose'
import { afterEach, expect, it, vi } from 'vitest'
import { proofAlgorithm, proofType } from '../../../src/domain/proofs/check-proof.ts'
import { initProofPage } from '../../../src/islands/proofs/proof-page.ts'
import { startFresh } from '../support/fake-api.ts'

startFresh()
afterEach(() => document.body.replaceChildren())

const day = 24 * 3_600_000

const answer = { kind: 'imei1', verdict: 'clear', underReview: false } as const

/** Signs proofs that a number was clear, and publishes the key. */
function signer() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x } = publicKey.export({ format: 'jwk' })
  const proofOf = (identifier: string) => {
    const claims = {
      ...{ ...answer, identifier, iss: 'https://toju.test', jti: 'T-0000-0000' },
      ...{ iat: 1, asOf: new Date().toISOString(), log: { size: 0, root: '' } },
    }
    return new CompactSign(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: proofAlgorithm, kid: 'one', typ: proofType })
      .sign(privateKey)
  }
  return { proofOf, keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'one' }] }
}

/** A proof that a number was clear, and the answers of the server about it. */
async function provenClear() {
  const { proofOf, keys } = signer()
  const jws = await proofOf('490154 20 323751 8')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(
      url.includes('jwks') ? { keys } : { data: { ...answer, message: 'Clear.' } },
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

it('says nothing of the age of a proof once the date of the device is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { jws } = await provenClear()
  // Else the page would open the proof a second time, after the date is set back.
  const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }))
  location.hash = jws
  await changed
  document.body.innerHTML = `<main data-proof="en">
    <template data-words="age">This check is {age} old.</template>
    <template data-words="age-moment">a moment</template>
    <template data-words="same">We asked again just now.</template>
    <p data-fact="age"></p><p data-today></p></main>`
  initProofPage()
  await waitFor(() => screen.getByText('We asked again just now.'))
  vi.setSystemTime(Date.now() - 7 * day)
  vi.advanceTimersByTime(1000)
  expect(screen.queryByText('We asked again just now.')).toBeNull()
  expect(screen.queryByText('This check is a moment old.')).toBeNull()
  vi.useRealTimers()
})

it('says nothing of a proof by the answer about another one that was opened before it', async () => {
  const { proofOf, keys } = signer()
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('jwks')) return Response.json({ keys })
    return url.includes('490154203237518')
      ? await late.promise
      : Response.json({ data: { ...answer, verdict: 'stolen', message: 'Stolen.' } })
  })
  location.hash = await proofOf('490154 20 323751 8')
  document.body.innerHTML = `<main data-proof="en">
    <template data-words="asking">Asking…</template>
    <template data-words="same">We asked again just now.</template>
    <template data-words="since">It says today: {message}</template>
    <p data-today></p></main>`
  initProofPage()
  await waitFor(() => screen.getByText('Asking…'))
  location.hash = await proofOf('356938 03 564380 9')
  await waitFor(() => screen.getByText('It says today: Stolen.'))

  late.resolve(Response.json({ data: { ...answer, message: 'Clear.' } }))
  await new Promise((done) => setTimeout(done, 50))
  screen.getByText('It says today: Stolen.')
})
