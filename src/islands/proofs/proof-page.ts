import type { ProofRecord } from '../../api/proofs/proofs.ts'
import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import { groupImei } from '../../domain/identifiers/group-while-typing.ts'
import { patternOf } from '../../domain/identifiers/pattern.ts'
import { withoutGroups } from '../../domain/identifiers/without-groups.ts'
import {
  type AnyClaims,
  codeText,
  isSheet,
  type JsonWebKeySet,
  listingsText,
  type ProofClaims,
  type ProvenAnswer,
  proofIn,
  verdictNameOf,
  verifyProof,
} from '../../domain/proofs/check-proof.ts'
import { parseProofNumber, proofNumberLifeMs } from '../../domain/proofs/proof-numbers.ts'
import { dayText } from '../../locales/dates-in.ts'
import { fill } from '../../locales/texts.ts'
import { ageText, keepAge, words } from './proof-age.ts'
import { proofPath } from './proof-paths.ts'
import { verifyInBrowser } from './verify-ed25519.ts'

const apiBase = '/api'
const requestPrefix = 'get='

/**
 * Runs the page /c. It verifies the proof in the URL fragment, which browsers send to no server.
 */
export function initProofPage(): void {
  const root = document.querySelector<HTMLElement>('[data-proof]')
  if (!root) return
  const open = () => void openFragment(root)
  addEventListener('hashchange', open)
  root.querySelector('[name=identifier]')?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    target.value = groupImei(target.value)
  })
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
  const text = fragmentText()
  if (text === '' || text.startsWith(requestPrefix)) {
    const identifier = root.querySelector<HTMLInputElement>('[name=identifier]')
    if (identifier) identifier.value = groupImei(text.slice(requestPrefix.length))
    show(root, text === '' ? 'open' : 'get')
    return
  }
  show(root, 'checking')
  const jws = await proofOf(root, text)
  if (jws === null) return show(root, 'open')
  const keys = await fetchKeys()
  if (!keys) return show(root, 'no-keys')
  const result = await verifyProof(jws, keys, verifyInBrowser)
  // The visitor may have opened another proof meanwhile.
  if (fragmentText() !== text) return
  if (!result.valid) return show(root, result.why)
  const { claims } = result
  fillFacts(root, claims)
  keepAge(root, claims)
  if (isSheet(claims)) {
    fillRows(root, claims.rows)
    show(root, 'sheet')
    return drawCode(root, claims, proofIn(jws))
  }
  show(root, 'valid')
  await Promise.all([drawCode(root, claims, proofIn(jws)), showToday(root, claims)])
}

/** A fragment that is no encoded text, such as a link cut off in a message, is taken as it is. */
function fragmentText(): string {
  const text = location.hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The text itself, or, if it is a number, the proof with that number; null if there is none. */
async function proofOf(root: HTMLElement, text: string): Promise<string | null> {
  const number = parseProofNumber(text)
  if (number === null) return text
  try {
    return (await send(`/verify/proof/${number}`)).jws
  } catch (error) {
    showError(root, root.querySelector('form[data-form=open]'), error)
    return null
  }
}

/** From the network, or from the cache of the service worker. */
async function fetchKeys(): Promise<JsonWebKeySet | null> {
  try {
    const response = await fetch('/.well-known/jwks.json')
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function fillFacts(root: HTMLElement, claims: AnyClaims): void {
  const { asOf, jti, log, iss } = claims
  const facts: Record<string, string> = {
    verdictName: drawBand(root, isSheet(claims) ? 'sheet' : verdictNameOf(claims)),
    english: isSheet(claims) ? '' : words(root, `english-${verdictNameOf(claims)}`),
    when: momentText(root, Date.parse(asOf)),
    age: ageText(root, claims),
    listings: isSheet(claims) ? '' : listingsText(claims),
    ...saleFacts(root, isSheet(claims) ? {} : claims),
    number: jti,
    log: `${log.size.toLocaleString('en-NG')} · ${log.root}`,
    issuer: new URL(iss).host,
    ...(!isSheet(claims) && { identifier: claims.identifier, kind: kindName(root, claims) }),
  }
  for (const [name, text] of Object.entries(facts)) {
    const element = root.querySelector<HTMLElement>(`[data-fact=${name}]`)
    if (!element) continue
    element.textContent = text
    const row = element.closest<HTMLElement>('[data-row]')
    if (row) row.hidden = text === ''
  }
  drawPattern(root, isSheet(claims) ? '' : claims.identifier)
  const languages = root.querySelector('[data-languages]')
  if (languages && !isSheet(claims)) {
    drawVerdict(root, languages, 'verdict-languages', verdictNameOf(claims))
  }
  root.querySelector('[data-pdf]')?.setAttribute('href', `${apiBase}/verify/proof/${jti}/pdf`)
}

function saleFacts(root: HTMLElement, { holder = '', sale }: Pick<ProofClaims, 'holder' | 'sale'>) {
  return {
    holder: sale ? '' : holder,
    buyer: sale ? holder : '',
    seller: sale ? fill(words(root, 'seller'), { ...sale }) : '',
    item: sale?.item ?? '',
    price: sale?.price === undefined ? '' : `₦${sale.price.toLocaleString('en-NG')}`,
  }
}

function kindName(root: HTMLElement, { kind }: ProvenAnswer): string {
  return root.querySelector(`[data-kind=${CSS.escape(kind)}]`)?.textContent ?? ''
}

/**
 * Replaces the band of the tag by the page’s template for the verdict; returns the sentence in it.
 */
function drawBand(root: HTMLElement, verdictName: string): string {
  const head = root.querySelector<HTMLTemplateElement>(
    `template[data-verdict-tag=${verdictName}]`,
  )?.content
  const tag = root.querySelector<HTMLElement>('article .tag')
  const band = head?.querySelector('.tag-band')
  if (tag && band) {
    tag.dataset['tone'] = head?.querySelector<HTMLElement>('.tag')?.dataset['tone'] ?? ''
    tag.querySelector('.tag-band')?.replaceWith(band.cloneNode(true))
  }
  return head?.querySelector('p:not(.tag-band)')?.textContent ?? ''
}

/** A sheet has many numbers, and wears no pattern. */
function drawPattern(root: HTMLElement, number: string): void {
  const strip = root.querySelector<SVGElement>('[data-pattern]')
  if (!strip) return
  strip.toggleAttribute('hidden', number === '')
  const paths = strip.querySelectorAll('path')
  for (const [place, { path }] of patternOf(number).entries()) paths[place]?.setAttribute('d', path)
}

/** Fills `place` with the page’s template for a verdict. */
function drawVerdict(
  root: HTMLElement,
  place: Element,
  templateName: string,
  verdictName: string,
): void {
  const drawn = root.querySelector<HTMLTemplateElement>(
    `template[data-${templateName}=${verdictName}]`,
  )
  if (drawn) place.replaceChildren(drawn.content.cloneNode(true))
}

function fillRows(root: HTMLElement, rows: readonly ProvenAnswer[]): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-sheet-row]')
  const list = root.querySelector('[data-sheet]')
  if (!template || !list) return
  const items = rows.map((row) => {
    const item = template.content.cloneNode(true) as DocumentFragment
    const [head, identifier, kind] = ['head', 'identifier', 'kind'].map((name) =>
      item.querySelector(`[data-row-${name}]`),
    )
    if (head) drawVerdict(root, head, 'verdict-row', verdictNameOf(row))
    if (identifier) identifier.textContent = row.identifier
    if (kind)
      kind.textContent = [kindName(root, row), listingsText(row)].filter(Boolean).join(' · ')
    return item
  })
  list.replaceChildren(...items)
}

/** A browser may lack the language of the page, so the page contains the names of the months. */
function momentText(root: HTMLElement, instant: number): string {
  const months = words(root, 'months').split(',')
  return `${dayText(dayOf(instant), months)}, ${timeOf(instant)}`
}

async function drawCode(root: HTMLElement, claims: AnyClaims, jws: string): Promise<void> {
  const { proofCode } = await import('./proof-code.ts')
  // A screen in the sun needs a coarse code. Paper is read after years, and without a connection.
  const text = codeText(claims, jws)
  const isKept = Date.now() - Date.parse(claims.asOf) < proofNumberLifeMs
  const texts = { screen: isKept ? claims.jti : text, paper: text }
  for (const [medium, text] of Object.entries(texts)) {
    const { path, size } = proofCode(`${location.origin}${proofPath}#${text}`)
    const drawing = root.querySelector(`[data-code=${medium}]`)
    drawing?.setAttribute('viewBox', `0 0 ${size} ${size}`)
    drawing?.querySelector('path')?.setAttribute('d', path)
  }
  const link = root.querySelector<HTMLTextAreaElement>('[data-jws]')
  if (link) link.value = jws
}

/** Looks the identifier up today. It counts as a public lookup, so the owner may be notified. */
async function showToday(root: HTMLElement, proven: ProofClaims): Promise<void> {
  const place = root.querySelector('[data-today]')
  if (!place) return
  if (!navigator.onLine) {
    place.textContent = words(root, 'offline')
    return
  }
  place.textContent = words(root, 'asking')
  place.removeAttribute('data-changed')
  // The answer may come once the visitor has opened another proof.
  const opened = fragmentText()
  try {
    const query = new URLSearchParams({
      identifier: withoutGroups(proven.identifier),
      language: root.dataset['proof'] ?? 'en',
    })
    const { data } = await getJson(await fetch(`${apiBase}/verify?${query}`))
    if (fragmentText() !== opened) return
    const isSame =
      data.verdict === proven.verdict &&
      data.underReview === proven.underReview &&
      listingsText(data) === listingsText(proven)
    place.textContent = isSame
      ? words(root, 'same')
      : fill(words(root, 'since'), { message: data.message })
    place.toggleAttribute('data-changed', !isSame)
  } catch {
    if (fragmentText() !== opened) return
    place.textContent = navigator.onLine ? words(root, 'unasked') : words(root, 'offline')
  }
}

class RefusedError extends Error {}

async function send(path: string, body?: object): Promise<ProofRecord> {
  const asJson = { 'content-type': 'application/json' }
  const response = await fetch(
    apiBase + path,
    body && { method: 'POST', headers: asJson, body: JSON.stringify(body) },
  )
  return (await getJson(response)).data
}

async function getJson(response: Response) {
  const body = await response.json()
  if (!response.ok) {
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
    const alert = form.querySelector<HTMLElement>('[role=alert]')
    if (fields) fields.disabled = true
    if (alert) alert.textContent = ''
    try {
      await work(form)
    } catch (error) {
      showError(root, form, error)
    } finally {
      if (fields) fields.disabled = false
    }
  })
}

function showError(root: HTMLElement, form: HTMLFormElement | null, error: unknown): void {
  const alert = form?.querySelector('[role=alert]')
  if (alert)
    alert.textContent = error instanceof RefusedError ? error.message : words(root, 'failed')
}

function fieldOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '') || textOf(form, name)
}

/** Reads the field itself, because FormData omits the fields of a disabled fieldset. */
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
