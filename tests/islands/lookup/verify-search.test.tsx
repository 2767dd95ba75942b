import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LookupResult } from '../../../src/api/lookup/verify.ts'
import { VerdictCard } from '../../../src/islands/lookup/VerdictCard.tsx'
import { VerifySearch } from '../../../src/islands/VerifySearch.tsx'
import { verdictMessage } from '../../../src/locales/en/lookup.ts'
import {
  type ApiCall,
  deferred,
  fakeApi,
  problem,
  startFresh,
  unreachable,
} from '../support/fake-api.ts'

startFresh()
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const digits = '490154203237518'
/** The digits as the box groups them. */
const imei = '490154 20 323751 8'

function answerTo(identifier: string, more: Partial<LookupResult> = {}): LookupResult {
  return {
    verdict: 'clear',
    kind: 'imei1',
    identifier,
    underReview: false,
    message: `Answer to ${identifier}`,
    advice: ['Ask for the receipt.'],
    ...more,
  }
}

/** Answers each lookup with its own text. */
const echo = fakeEcho()
function fakeEcho() {
  return ({ query }: { query: URLSearchParams }) => ({
    body: { data: answerTo(query.get('identifier') ?? '') },
  })
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const enter = () => fireEvent.submit(box().form as HTMLFormElement)
const card = (text: string) => screen.findByText(`Answer to ${text}`, { selector: 'article h2' })

describe('the verify search', () => {
  it('looks up after a pause of 200 ms, and not before (spec §9)', async () => {
    const calls = fakeApi({ 'GET /verify': echo })
    // Timers that do not advance by themselves, because 199 ms must be exact.
    vi.useRealTimers()
    vi.useFakeTimers()
    render(<VerifySearch place="hero" />)
    type(imei)
    await pause(199)
    expect(calls).toEqual([])
    await pause(1)
    expect(calls.map(({ query }) => query.get('identifier'))).toEqual([imei])
    await pause(50)
    expect(screen.getByRole('article').textContent).toContain(`Answer to ${imei}`)
  })

  it.each(['hero', 'page'] as const)(
    'says at the empty %s what to type, until it is typed',
    async (place) => {
      const calls = fakeApi({ 'GET /verify': echo })
      render(<VerifySearch place={place} />)
      expect(enter()).toBe(false)
      expect(box()).toBe(document.activeElement)
      expect(box().getAttribute('aria-invalid')).toBe('true')
      expect(
        document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe('Type a number first.')
      type('4')
      expect(screen.queryByText('Type a number first.')).toBeNull()
      expect(box().getAttribute('aria-invalid')).toBeNull()
      expect(calls).toEqual([])
    },
  )

  it('measures the pause from the last key press', async () => {
    const calls = fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="hero" />)
    type('KJA012AB')
    await pause(150)
    type(imei)
    await pause(150)
    expect(calls).toEqual([])
    await pause(50)
    expect(calls).toHaveLength(1)
  })

  it('shows no answer about one number while a phone’s keyboard composes another, and looks that up', async () => {
    const calls = fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="page" />)
    type('KJA012AB')
    await card('KJA012AB')
    const compose = (value: string) =>
      fireEvent.input(box(), { target: { value }, isComposing: true })
    compose('ABC1')
    expect(screen.queryByRole('article')).toBeNull()
    compose('ABC123XY')
    await card('ABC123XY')
    expect(calls.map(({ query }) => query.get('identifier'))).toEqual(['KJA012AB', 'ABC123XY'])
  })

  it('looks up even a short text at once on Enter', async () => {
    const calls = fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="page" />)
    type('A1')
    enter()
    await card('A1')
    expect(calls).toHaveLength(1)
  })

  it.each(['4901', 'phone', 'n/a', '-----', '00000000'])(
    'does not look up %j automatically',
    async (text) => {
      const calls = fakeApi({ 'GET /verify': echo })
      render(<VerifySearch place="hero" />)
      type(text)
      await pause(1000)
      expect(calls).toEqual([])
    },
  )

  it.each(['hero', 'header', 'page'] as const)(
    'shows only the progress of a half-typed IMEI, in the %s',
    async (place) => {
      const calls = fakeApi({ 'GET /verify': echo })
      render(<VerifySearch place={place} />)
      // Every length, so with each possible last digit.
      for (let length = 4; length < digits.length; length++) {
        type(digits.slice(0, length))
        await pause(500)
        expect(screen.getByText(`${length} of 15 digits, if it is an IMEI.`, { selector: '[id]' }))
        expect(screen.queryByRole('article')).toBeNull()
      }
      expect(calls).toEqual([])
      type(imei)
      await pause(200)
      await card(imei)
    },
  )

  it.each([
    ['a serial number', 'C02XK1ABJG5J'],
    ['15 digits with a wrong check digit', '490154 20 323751 9'],
    ['half a plate', 'KJA-012A'],
    ['half a VIN', '1M8GDM9AXKP04278'],
    ['12 digits in pairs', '49-01-54-20-32-37'],
  ])('looks up %s only when Verify is clicked', async (_, text) => {
    const calls = fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="page" />)
    type(text)
    await pause(1000)
    expect(calls).toEqual([])
    enter()
    await card(text)
  })

  it.each(['kja-012 ab', '1M8GDM9AXKP042788', '00:1A:2B:3C:4D:5E'])(
    'looks up %s automatically, because it is complete',
    async (text) => {
      fakeApi({ 'GET /verify': echo })
      render(<VerifySearch place="hero" />)
      type(text)
      await pause(200)
      await card(text)
    },
  )

  it('announces the progress of an identifier once typing pauses', async () => {
    fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="hero" />)
    type('49015420')
    expect(screen.getByRole('status').textContent).toBe('')
    await pause(200)
    expect(screen.getByRole('status').textContent).toBe('8 of 15 digits, if it is an IMEI.')
  })

  it('hides the answer below on its own page while something else is typed', () => {
    fakeApi({ 'GET /verify': echo })
    history.replaceState(null, '', `/search?uid=${digits}`)
    render(<VerifySearch place="page" asked={digits} />)
    const isHidden = () => screen.getByRole('search').hasAttribute('data-asked')
    expect(isHidden()).toBe(false)
    type('35')
    expect(isHidden()).toBe(true)
    type('')
    expect(isHidden()).toBe(true)
    type(imei)
    expect(isHidden()).toBe(false)
  })

  const isFirst = ({ query }: ApiCall) => query.get('identifier') === '11112'

  /** Looks up a second identifier before the first is answered. */
  async function askTwice() {
    render(<VerifySearch place="page" />)
    type('11112')
    enter()
    await pause(0)
    type('22223')
    enter()
  }

  it('never brings back the server’s answer, nor its title, under another text or URL', async () => {
    fakeApi({ 'GET /verify': echo })
    history.replaceState(null, '', `/search?uid=${digits}`)
    document.title = 'Nothing reported · Toju'
    const { container } = render(<VerifySearch place="page" asked={digits} />)
    const hidesAnswer = () => container.querySelector('[data-asked]') !== null
    expect(hidesAnswer()).toBe(false)
    const stolen = '352099001761481'
    type(stolen)
    // Until the lookup begins.
    expect(hidesAnswer()).toBe(true)
    enter()
    await card(box().value)
    for (const text of ['', '4', imei]) {
      type(text)
      expect(hidesAnswer(), text).toBe(true)
      expect(document.title, text).not.toContain('Nothing reported')
    }
    type('')
    await pause(1000)
    expect(hidesAnswer()).toBe(true)
    expect(location.search).not.toContain(digits)

    history.replaceState(null, '', `/search?uid=${digits}`)
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(hidesAnswer()).toBe(false))
    expect(box().value).toBe(imei)
    expect(document.title).toBe('Nothing reported · Toju')
  })

  it('never lets a stale answer overwrite a newer one', async () => {
    const slow = deferred<{ body: unknown }>()
    const calls = fakeApi({
      'GET /verify': (call) => (isFirst(call) ? slow.promise : echo(call)),
    })
    await askTwice()
    await card('22223')
    slow.resolve({ body: { data: answerTo('11112') } })
    await pause(50)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(screen.queryByText('Answer to 11112', { selector: 'article h2' })).toBeNull()
    await card('22223')
  })

  it('never shows a stale answer that arrived before its cancellation', async () => {
    const answers: ((response: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
    const answer = (text: string) => Response.json({ data: answerTo(text) })
    await askTwice()
    await pause(0)
    answers[1]?.(answer('22223'))
    await card('22223')
    answers[0]?.(answer('11112'))
    await pause(50)
    await card('22223')
  })

  it('never lets a stale failure overwrite a newer answer', async () => {
    const slow = deferred<{ status: number; body: unknown }>()
    fakeApi({
      'GET /verify': (call) => (isFirst(call) ? slow.promise : echo(call)),
    })
    await askTwice()
    await card('22223')
    slow.resolve({ status: 500, body: { message: 'Broken.', code: 'INTERNAL' } })
    await pause(50)
    expect(screen.queryByText('Broken.')).toBeNull()
  })

  it('shows no answer under a different text', async () => {
    fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="page" />)
    type(imei)
    enter()
    await card(imei)
    type(`${imei}9`)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('shows why it failed, and retries the same lookup', async () => {
    fakeApi({
      'GET /verify': problem(429, {
        message: 'Too many checks. Wait a minute.',
        code: 'TOO_MANY_REQUESTS',
      }),
    })
    render(<VerifySearch place="page" />)
    type(imei)
    enter()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getAllByText('Too many checks. Wait a minute.')).not.toEqual([])
    const calls = fakeApi({ 'GET /verify': echo })
    fireEvent.click(retry)
    await card(imei)
    expect(calls.map(({ query }) => query.get('identifier'))).toEqual([imei])
  })

  it('says that the line is slow after four seconds, and stops saying so with the answer', async () => {
    const reply = deferred<{ body: unknown }>()
    fakeApi({ 'GET /verify': () => reply.promise })
    render(<VerifySearch place="page" />)
    type('11112')
    enter()
    const note = () =>
      screen.queryByText('Your connection is slow. Still checking…', { selector: 'p.font-medium' })
    await pause(3900)
    expect(note()).toBeNull()
    await pause(200)
    expect(note()).not.toBeNull()
    reply.resolve({ body: { data: answerTo('11112') } })
    await card('11112')
    await pause(5000)
    expect(note()).toBeNull()
    await card('11112')
  })

  it('says so when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fakeApi({ 'GET /verify': unreachable })
    render(<VerifySearch place="page" />)
    type(imei)
    enter()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'You are offline. Connect to the internet and try again.',
      ),
    )
    vi.restoreAllMocks()
  })

  it('announces the verdict', async () => {
    fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="page" />)
    type(imei)
    enter()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`Answer to ${imei}`))
  })

  it.each(['hero', 'header'] as const)(
    'leaves Enter in the %s to the browser, which opens the results page',
    (place) => {
      const calls = fakeApi({ 'GET /verify': echo })
      render(<VerifySearch place={place} />)
      type(imei)
      // A prevented event would return false.
      expect(enter()).toBe(true)
      expect(calls).toEqual([])
    },
  )

  it('moves the focus to the verdict after Enter on its own page, and not while typing', async () => {
    fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="page" />)
    box().focus()
    type(imei)
    await pause(200)
    await card(imei)
    expect(document.activeElement).toBe(box())
    enter()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Nothing reported'))
  })

  it('replaces the example of the page with the answer', async () => {
    fakeApi({ 'GET /verify': echo })
    render(
      <>
        <div id="tag-place" />
        <VerifySearch place="hero" resultIn="tag-place" />
      </>,
    )
    type(imei)
    await pause(200)
    await card(imei)
    expect(document.querySelector('#tag-place article')).not.toBeNull()
  })

  it('groups the digits of an IMEI while they are typed', () => {
    fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="hero" />)
    type('4901542032')
    expect(box().value).toBe('490154 20 32')
  })

  it.each([
    [429, { message: 'Wait a minute.', code: 'TOO_MANY_REQUESTS' }, 'limit', 'Wait a minute.'],
    [500, undefined, 'server', 'Something went wrong on our side. Try again in a minute.'],
  ] as const)(
    'shows what happened when the server answers %s',
    async (status, body, reason, text) => {
      fakeApi({ 'GET /verify': () => ({ status, body }) })
      render(<VerifySearch place="page" />)
      type(imei)
      enter()
      await screen.findByText(text, { selector: 'p:not([role])' })
      expect(document.querySelector(`[data-failure=${reason}]`)).not.toBeNull()
    },
  )

  it('closes on Escape, and in the header on a click outside', async () => {
    fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="header" />)
    type(imei)
    await pause(200)
    await card(imei)
    box().focus()
    fireEvent.keyDown(box(), { key: 'Escape' })
    expect(screen.queryByRole('article')).toBeNull()
    type('')
    type(imei)
    await pause(200)
    await card(imei)
    fireEvent.pointerDown(screen.getByRole('article'))
    expect(screen.queryByRole('article')).not.toBeNull()
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('without a script is a plain form to /search with the page’s query filled in', () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<VerifySearch place="page" asked={imei} />)
    const form = place.querySelector('form')
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/search', 'get'])
    expect(place.querySelector('input')?.name).toBe('uid')
    expect(place.querySelector('input')?.value).toBe(imei)
  })

  it('on its own page updates the URL to that of the answer, so that it can be shared', async () => {
    fakeApi({ 'GET /verify': echo })
    render(<VerifySearch place="page" asked="11112" />)
    type(imei)
    enter()
    await card(imei)
    expect(location.pathname + location.search).toBe(`/search?uid=${imei.replaceAll(' ', '+')}`)
  })

  it('adds a history entry for each lookup on its own page, and none for typing', async () => {
    fakeApi({ 'GET /verify': echo })
    history.replaceState(null, '', '/search')
    const pushed = vi.spyOn(history, 'pushState')
    render(<VerifySearch place="page" />)
    type(imei)
    await pause(200)
    await card(imei)
    type(`${imei}001`)
    await pause(200)
    type(imei)
    await pause(200)
    await card(imei)
    enter()
    await card(imei)
    expect(pushed.mock.calls.map(([, , address]) => address)).toEqual([
      `/search?uid=${imei.replaceAll(' ', '+')}`,
    ])
    expect(location.search).toBe(`?uid=${imei.replaceAll(' ', '+')}`)
    type('KJA012AB')
    await pause(200)
    await card('KJA012AB')
    type('11112')
    enter()
    await card('11112')
    expect(pushed.mock.calls.map(([, , address]) => address).slice(1)).toEqual([
      '/search?uid=KJA012AB',
      '/search?uid=11112',
    ])
  })

  it('has the whole text in its URL, though the result names a part of it', async () => {
    const text = `${digits}, of ${'a phone '.repeat(6)}C02XK0ABJGH5`
    fakeApi({
      'GET /verify': () => ({
        body: { data: answerTo(digits, { verdict: 'invalid', kind: null }) },
      }),
    })
    history.replaceState(null, '', '/search')
    render(<VerifySearch place="page" />)
    type(text)
    enter()
    await card(digits)
    expect(new URLSearchParams(location.search).get('uid')).toBe(text)
  })

  it('repeats the lookup of a history entry on its own page when the user goes back', async () => {
    const calls = fakeApi({ 'GET /verify': echo })
    history.replaceState(null, '', '/search?uid=11112')
    render(<VerifySearch place="page" asked="11112" />)
    type(imei)
    enter()
    await card(imei)
    async function goTo(address: string) {
      history.replaceState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
      await pause(0)
    }
    // The answer that the server rendered needs no second lookup.
    await goTo('/search?uid=11112')
    expect(screen.queryByRole('article')).toBeNull()
    expect(box().value).toBe('11112')
    await goTo('/search?uid=KJA-012AB')
    await card('KJA-012AB')
    expect(box().value).toBe('KJA-012AB')
    await goTo('/search?uid=KJA-012AB#content')
    const lookups = calls.filter(({ what }) => what === 'GET /verify')
    expect(lookups.map(({ query }) => query.get('identifier'))).toEqual([imei, 'KJA-012AB'])
  })

  it('keeps what was typed before its script loaded', async () => {
    const calls = fakeApi({ 'GET /verify': echo })
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<VerifySearch place="hero" />)
    box().value = imei
    render(<VerifySearch place="hero" />, { container: place, hydrate: true })
    await pause(200)
    expect(calls.map(({ query }) => query.get('identifier'))).toEqual([imei])
    expect(box().value).toBe(imei)
  })

  it('has different ids in each place of the page', () => {
    render(
      <>
        <VerifySearch place="header" />
        <VerifySearch place="hero" />
      </>,
    )
    const ids = screen.getAllByRole('searchbox').map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('the verdict card', () => {
  it.each([
    ['stolen', false, 'Stolen'],
    ['lost', false, 'Lost'],
    ['lost', true, 'Under review'],
    ['found', false, 'Found'],
    ['clear', false, 'Nothing reported'],
    ['unknown', false, 'Not in the registry'],
    ['invalid', false, 'Not readable'],
  ] as const)(
    'shows %s (under review: %s) as a word beside its icon: %s',
    (verdict, underReview, word) => {
      render(<VerdictCard result={answerTo(imei, { verdict, underReview })} checkedAt={0} />)
      const band = document.querySelector('[data-tag-band]')
      expect(band?.textContent).toContain(word)
      expect(screen.getByRole('article').querySelector('svg path')).not.toBeNull()
    },
  )

  it.each([
    ['stolen', false, 'Stolen'],
    ['lost', false, 'Lost'],
    ['lost', true, 'Under review'],
    ['found', false, 'Found'],
    ['contested', false, 'Two claims'],
  ] as const)('says of %s (under review: %s) not to buy it, in one colour', (...shown) => {
    const [verdict, underReview, word] = shown
    render(<VerdictCard result={answerTo(imei, { verdict, underReview })} checkedAt={0} />)
    const band = document.querySelector('[data-tag-band]')
    expect(band?.textContent).toBe(`Do not buy${word}`)
    expect(band?.closest('[data-tone]')?.getAttribute('data-tone')).toBe('stolen')
  })

  it('shows the verdict, the kind and identifier, the item’s details, the advice, and the lookup time', () => {
    const answer = answerTo('490154 20 323751 8', {
      verdict: 'stolen',
      message: 'Reported stolen on 4 March 2026 in Lagos. Do not buy it.',
      reportedAt: Date.UTC(2026, 2, 4, 9),
      state: 'Lagos',
      item: { type: 'Gadget', brand: 'Samsung', model: 'Galaxy A54', colour: 'Black' },
    })
    render(<VerdictCard result={answer} checkedAt={Date.UTC(2026, 10, 21, 3, 50)} />)
    const text = screen.getByRole('article').textContent
    for (const words of [
      'Reported stolen on 4 March 2026 in Lagos. Do not buy it.',
      'IMEI490154 20 323751 8',
      'BrandSamsung',
      'ModelGalaxy A54',
      'ColourBlack',
      'Ask for the receipt.',
      'Checked on 21 November 2026 at 04:50',
    ]) {
      expect(text).toContain(words)
    }
    expect(text, 'what the message says').not.toMatch(/Reported on|Last seen in/)
  })

  const buttons = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

  it('has a link for WhatsApp', () => {
    render(<VerdictCard result={answerTo(imei, { verdict: 'stolen' })} checkedAt={0} />)
    const sent = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href)
    expect(sent.searchParams.get('text')).toMatch(
      /Answer to .* Check it yourself: http.*\/search\?uid=490154203237518/,
    )
  })

  it('sends the first advice, too: an unknown number is no all-clear', () => {
    render(<VerdictCard result={answerTo(imei, { verdict: 'unknown' })} checkedAt={0} />)
    const { advice } = answerTo(imei, { verdict: 'unknown' })
    const sent = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href)
    expect(sent.searchParams.get('text')).toContain(` ${advice[0]} Check it yourself: `)
  })

  it('begins the advice on a registered asset with a warning that the seller may not own it', () => {
    const { message, advice } = verdictMessage({ verdict: 'clear', underReview: false })
    const answer = answerTo('490154 20 323751 8', { message, advice })
    const { unmount } = render(<VerdictCard result={answer} checkedAt={0} />)
    const lead = /^This seller may not be the owner\. Ask them to transfer the item to you on Toju/
    expect(advice[0]).toMatch(lead)
    expect(screen.getByText(lead).previousSibling?.textContent).toBe(message)
    expect(buttons()).toEqual([
      'Tell me if this number is reported',
      'WhatsApp',
      'I found it: report it',
      'Get proof',
      'How we decide',
    ])
    unmount()
    render(<VerdictCard result={answer} checkedAt={0} size="short" />)
    expect(screen.getByText(lead)).toBeTruthy()
  })

  it.each([
    ['unknown', 'hello'],
    ['invalid', 'n/a'],
  ] as const)(
    'offers no registering, reporting or retrying for an invalid identifier (%s: %s)',
    (verdict, text) => {
      render(<VerdictCard result={answerTo(text, { verdict, kind: null })} checkedAt={0} />)
      const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
      expect(links).toEqual(['Correct the number'])
      expect(screen.getByRole('article').textContent).not.toContain('before you pay')
      // A text that is not an identifier has no verdict.
      expect(screen.getByText('Not readable')).toBeTruthy()
    },
  )

  it('shows a short identifier as not in the registry', () => {
    const answer = answerTo('4521', { verdict: 'unknown', kind: null })
    render(<VerdictCard result={answer} checkedAt={0} />)
    expect(screen.getByText('Not in the registry')).toBeTruthy()
  })

  it('groups an identifier with a wrong digit as the box does', () => {
    const answer = answerTo('490154203237519', { verdict: 'invalid', kind: null })
    render(<VerdictCard result={answer} checkedAt={0} />)
    expect(screen.getByText('490154 20 323751 9')).toBeTruthy()
  })

  it.each([
    ['490154 20 323751 8', '490154203237518'],
    ['5CG8 225L ZW / KJA-012AB', '5CG8225LZW+%2F+KJA-012AB'],
  ])(
    'links from its short form to the full one without the groups of its numbers: %s',
    (shown, uid) => {
      render(<VerdictCard result={answerTo(shown)} checkedAt={0} size="short" />)
      expect(screen.getByRole('link').getAttribute('href')).toBe(`/search?uid=${uid}`)
    },
  )
})
