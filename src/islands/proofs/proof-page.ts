import type { ProofRecord } from '../../api/proofs/proof-record.ts'
import {
  type JsonWebKeySet,
  type ProofClaims,
  proofIn,
  verifyProof,
} from '../../domain/proofs/check-proof.ts'
import { parseProofNumber } from '../../domain/proofs/proof-numbers.ts'
import { ageText, proofMessages } from '../../locales/en/proofs/proofs.ts'
import { verifyInBrowser } from './verify-ed25519.ts'

const apiBase = '/api'
const askedPrefix = 'get='

/** Makes the page /c work: it verifies what stands behind the `#`, which no server is ever sent. */
export function initProofPage(): void {
  const root = document.querySelector<HTMLElement>('[data-proof]')
  if (!root) return
  const open = () => void openFragment(root)
  addEventListener('hashchange', open)
  onSubmit(root, 'get', async (form) => {
    const { jws } = await send('/verify/proof', {
      identifier: fieldOf(form, 'identifier'),
      holder: fieldOf(form, 'holder') || undefined,
    })
    location.hash = jws
  })
  onSubmit(root, 'open', async (form) => {
    const text = fieldOf(form, 'proof')
    history.pushState(null, '', `#${parseProofNumber(text) ?? proofIn(text)}`)
    await openFragment(root)
  })
  open()
}

async function openFragment(root: HTMLElement): Promise<void> {
  const text = decodeURIComponent(location.hash.slice(1))
  if (text === '' || text.startsWith(askedPrefix)) {
    const identifier = root.querySelector<HTMLInputElement>('[name=identifier]')
    if (identifier) identifier.value = text.slice(askedPrefix.length)
    show(root, text === '' ? 'open' : 'get')
    return
  }
  show(root, 'checking')
  const jws = await proofOf(root, text)
  if (jws === null) return show(root, 'open')
  const keys = await fetchKeys()
  if (!keys) return show(root, 'no-keys')
  const result = await verifyProof(jws, keys, verifyInBrowser)
  // Somebody may have opened another meanwhile.
  if (decodeURIComponent(location.hash.slice(1)) !== text) return
  if (!result.valid) return show(root, result.why)
  fill(root, result.claims)
  show(root, 'valid')
  await Promise.all([drawCode(root, proofIn(jws)), tellToday(root, result.claims)])
}

/** The text itself, or the proof that its number names; null when the registry has none. */
async function proofOf(root: HTMLElement, text: string): Promise<string | null> {
  const number = parseProofNumber(text)
  if (number === null) return text
  try {
    return (await send(`/verify/proof/${number}`)).jws
  } catch (error) {
    sayWhy(root.querySelector('form[data-form=open]'), error)
    return null
  }
}

/** From the network, or as the service worker has kept them. */
async function fetchKeys(): Promise<JsonWebKeySet | null> {
  try {
    const answer = await fetch('/.well-known/jwks.json')
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function fill(root: HTMLElement, claims: ProofClaims): void {
  const { verdict, underReview, identifier, kind, asOf, holder, jti, log, iss } = claims
  const told = underReview ? 'review' : verdict
  const head = root.querySelector<HTMLTemplateElement>(`template[data-told=${told}]`)
  const tag = root.querySelector<HTMLElement>('article .tag')
  const band = head?.content.querySelector('.tag-band')
  if (tag && band) {
    tag.dataset['tone'] = told
    tag.querySelector('.tag-band')?.replaceWith(band.cloneNode(true))
  }
  const asked = Date.parse(asOf)
  const facts: Record<string, string> = {
    told: head?.content.querySelector('p:not(.tag-band)')?.textContent ?? '',
    identifier,
    kind: root.querySelector<HTMLElement>(`[data-kind=${kind}]`)?.textContent ?? '',
    when: moment.format(asked),
    age: proofMessages.age(ageText(Math.max(0, (Date.now() - asked) / 1000))),
    holder: holder ?? '',
    number: jti,
    log: `${log.size.toLocaleString('en-NG')} · ${log.root}`,
    issuer: new URL(iss).host,
  }
  for (const [name, text] of Object.entries(facts)) {
    const element = root.querySelector<HTMLElement>(`[data-fact=${name}]`)
    if (!element) continue
    element.textContent = text
    const row = element.closest<HTMLElement>('[data-row]')
    if (row) row.hidden = text === ''
  }
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

async function drawCode(root: HTMLElement, jws: string): Promise<void> {
  const { proofCode } = await import('./proof-code.ts')
  const { path, size } = proofCode(`${location.origin}${location.pathname}#${jws}`)
  const drawing = root.querySelector('[data-code]')
  drawing?.setAttribute('viewBox', `0 0 ${size} ${size}`)
  drawing?.querySelector('path')?.setAttribute('d', path)
  const link = root.querySelector<HTMLTextAreaElement>('[data-jws]')
  if (link) link.value = jws
}

/** Asks the registry as anyone would: it counts as a look-up, and an owner may hear of it. */
async function tellToday(root: HTMLElement, then: ProofClaims): Promise<void> {
  const place = root.querySelector('[data-today]')
  if (!place) return
  if (!navigator.onLine) {
    place.textContent = proofMessages.offline
    return
  }
  place.textContent = proofMessages.asking
  try {
    const query = new URLSearchParams({ identifier: then.identifier })
    const { data } = await getJson(await fetch(`${apiBase}/verify?${query}`))
    const isSame = data.verdict === then.verdict && data.underReview === then.underReview
    place.textContent = isSame ? proofMessages.same : proofMessages.since(data.message)
    place.toggleAttribute('data-changed', !isSame)
  } catch {
    place.textContent = navigator.onLine ? proofMessages.unasked : proofMessages.offline
  }
}

class RefusedError extends Error {}

async function send(path: string, body?: object): Promise<ProofRecord> {
  const asJson = { 'content-type': 'application/json' }
  const answer = await fetch(
    apiBase + path,
    body && { method: 'POST', headers: asJson, body: JSON.stringify(body) },
  )
  return (await getJson(answer)).data
}

async function getJson(answer: Response) {
  const body = await answer.json()
  if (!answer.ok) {
    const [field] = Object.values((body.fields ?? {}) as Record<string, string>)
    throw new RefusedError(field ?? body.message)
  }
  return body
}

function onSubmit(
  root: HTMLElement,
  name: string,
  work: (form: HTMLFormElement) => Promise<void>,
): void {
  const form = root.querySelector<HTMLFormElement>(`form[data-form=${name}]`)
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const fields = form.querySelector('fieldset')
    const said = form.querySelector<HTMLElement>('[role=alert]')
    if (fields) fields.disabled = true
    if (said) said.textContent = ''
    try {
      await work(form)
    } catch (error) {
      sayWhy(form, error)
    } finally {
      if (fields) fields.disabled = false
    }
  })
}

function sayWhy(form: HTMLFormElement | null, error: unknown): void {
  const said = form?.querySelector('[role=alert]')
  if (said) said.textContent = error instanceof RefusedError ? error.message : proofMessages.failed
}

function fieldOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '') || textOf(form, name)
}

/** A disabled fieldset gives no data. */
function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : ''
}

function show(root: HTMLElement, state: string): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = !part.dataset['when']?.split(' ').includes(state)
  }
}
