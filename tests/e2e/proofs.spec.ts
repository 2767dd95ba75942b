import type { Page } from '@playwright/test'
import { patternOf } from '../../src/domain/identifiers/pattern.ts'
import { proofCode } from '../../src/islands/proofs/proof-code.ts'
import { axeViolations, switchColorScheme } from './support/axe.ts'
import { recordProblems } from './support/problems.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

const imei = '490154203237518'

/** Makes the browser behave like one without Ed25519. */
function withoutEd25519() {
  // about:blank has no SubtleCrypto.
  if (!('SubtleCrypto' in globalThis)) return
  const original = SubtleCrypto.prototype.importKey
  SubtleCrypto.prototype.importKey = function importKey(
    this: SubtleCrypto,
    ...given: Parameters<typeof original>
  ) {
    const [, , algorithm] = given
    if ((algorithm as { name?: string }).name === 'Ed25519') {
      return Promise.reject(new DOMException('unknown', 'NotSupportedError'))
    }
    return original.apply(this, given)
  } as typeof original
}

const genuine = (page: Page) => page.getByText('Genuine: the registry signed this answer.')

async function lookAt(page: Page, state: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await widthTooMuch(page), state).toBe(0)
  for (const scheme of ['light', 'dark'] as const) {
    await switchColorScheme(page, scheme)
    expect(await axeViolations(page), `${state}, ${scheme}`).toEqual([])
  }
}

test('a proof made in one browser is verified offline in another, with and without built-in Ed25519', {
  tag: '@phone',
}, async ({ page, browser, problems, server }) => {
  await page.goto(`/search?uid=${imei}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Get proof' }).click()
  await expect(page.getByLabel('The number')).toHaveValue(/490154/)
  await lookAt(page, 'asking')
  await page.getByLabel('A note of your own (optional)').fill('Ada buys from Femi')
  await page.getByRole('button', { name: 'Get proof' }).click()
  await expect(genuine(page)).toBeVisible()
  await expect(page.getByText('Ada buys from Femi', { exact: true })).toBeVisible()
  const strokes = await page
    .locator('article [data-pattern] path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  expect(strokes).toEqual(patternOf(imei).map(({ path }) => path))
  await expect(page.getByText('We asked again just now: the registry says the same.')).toBeVisible()
  await lookAt(page, 'genuine')
  const proof = new URL(page.url()).hash
  // The number on a screen, for a camera in the sun; the whole proof on paper.
  const number = await page.locator('[data-fact=number]').innerText()
  const code = page.getByRole('img', { name: 'QR code of this proof' })
  for (const [media, text] of [
    ['print', proof.slice(1)],
    ['screen', number],
  ] as const) {
    await page.emulateMedia({ media })
    const { path } = proofCode(`${server.origin}/c#${text}`)
    await expect(code.filter({ visible: true }).locator('path'), media).toHaveAttribute('d', path)
  }

  const forged = proof.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  for (const prepare of [() => {}, withoutEd25519]) {
    const context = await browser.newContext({
      baseURL: server.origin,
      serviceWorkers: 'allow',
    })
    await recordProblems(context, () => problems)
    problems.allow(/net::ERR|Failed to load resource/)
    await context.addInitScript(prepare)
    const other = await context.newPage()
    await other.goto('/')
    await other.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await other.goto(`/c${proof}`)
    await expect(genuine(other)).toBeVisible()
    await expect(
      other.getByText('You are offline, so we cannot show what happened since'),
    ).toBeVisible()
    await other.goto('/c')
    await other.goto(`/c${forged}`)
    await expect(other.getByRole('heading', { name: 'Not genuine' })).toBeVisible()
    await expect(genuine(other)).toBeHidden()
    await context.close()
  }
})

test('a proof can be opened by its number or its text, and an invalid one is explained', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/404/)
  await page.goto('/c')
  await lookAt(page, 'nothing yet')
  const { number, jws } = await page.evaluate(async (identifier) => {
    const body = JSON.stringify({ identifier })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/verify/proof', { method: 'POST', headers, body })
    return (await answer.json()).data
  }, imei)
  const box = page.getByRole('textbox', { name: 'The proof' })
  await box.fill('T-0000-0000')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
    'There is no proof with this number.',
  )
  await box.fill(number.toLowerCase())
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(genuine(page)).toBeVisible()
  await page.goto('/c')
  await box.fill(jws.slice(0, 100))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This is not a proof' })).toBeVisible()
  await lookAt(page, 'no proof')
  await page.goto('/pricing')
  // A link that a message has cut off.
  await page.goto('/c#T-0000%')
  await expect(page.getByRole('heading', { name: 'This is not a proof' })).toBeVisible()
})
