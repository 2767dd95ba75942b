import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import reach from '../../../src/islands/hydrate-on-interaction.ts'

afterEach(() => document.body.replaceChildren())

/** An island as the server renders it, and the function by which Astro would hydrate it. */
function island({ method = 'post', arrives = true } = {}) {
  const element = document.createElement('astro-island')
  element.setAttribute('ssr', '')
  element.innerHTML = `<form method="${method}"><input name="email"><button>Send</button></form>`
  document.body.append(element)
  const form = element.querySelector('form') as HTMLFormElement
  const sent = vi.fn((event: Event) => event.preventDefault())
  const load = vi.fn(async () => async () => {
    if (!arrives) return
    element.removeAttribute('ssr')
    form.addEventListener('submit', sent)
  })
  const start = () => reach(load, { name: 'interaction', value: '' }, element)
  return { element, form, load, sent, start }
}

const submit = (form: HTMLFormElement) =>
  fireEvent(form, new SubmitEvent('submit', { bubbles: true, cancelable: true }))

describe('client:interaction', () => {
  it('fetches nothing until the user interacts with the island', async () => {
    const { load, start } = island()
    start()
    fireEvent.pointerOver(document.body)
    expect(load).not.toHaveBeenCalled()
  })

  it.each(['focusIn', 'pointerOver', 'pointerDown', 'touchStart', 'keyDown', 'input'] as const)(
    'hydrates once on %s within it',
    async (sign) => {
      const { form, load, start } = island()
      start()
      fireEvent[sign](form.elements[0] as Element)
      fireEvent[sign](form.elements[0] as Element)
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    },
  )

  it('hydrates at once when it already has the focus', () => {
    const { form, load, start } = island()
    ;(form.elements[0] as HTMLElement).focus()
    start()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('delays a form submitted too early, and submits it once after hydration', async () => {
    const { form, sent, start } = island()
    start()
    const isNotPrevented = submit(form)
    expect(isNotPrevented).toBe(false)
    expect(sent).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })

  it('repeats a click that came too early, and no other', async () => {
    const { element, form, start } = island()
    form.insertAdjacentHTML('beforeend', '<button type="button">Scan</button>')
    const scan = form.elements[2] as HTMLElement
    const scanned = vi.fn()
    start()
    fireEvent.click(scan)
    scan.addEventListener('click', scanned)
    await vi.waitFor(() => expect(element.hasAttribute('ssr')).toBe(false))
    await vi.waitFor(() => expect(scanned).toHaveBeenCalledTimes(1))
    fireEvent.click(scan)
    expect(scanned).toHaveBeenCalledTimes(2)
  })

  it('repeats a button that was pressed, though something else was pressed after it', async () => {
    const { element, form, start } = island()
    form.insertAdjacentHTML('beforeend', '<button type="button">Today</button>')
    const today = form.elements[2] as HTMLElement
    const chosen = vi.fn()
    start()
    fireEvent.click(today)
    fireEvent.click(form.elements[0] as HTMLElement)
    today.addEventListener('click', chosen)
    await vi.waitFor(() => expect(element.hasAttribute('ssr')).toBe(false))
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledTimes(1))
  })

  it('never lets the browser submit the form itself, even right after hydration', async () => {
    const { element, form, sent } = island()
    // React delays hydration until an event such as this one.
    const load = async () => async () => {
      element.removeAttribute('ssr')
      form.addEventListener('pointerup', () => form.addEventListener('submit', sent))
    }
    reach(load, { name: 'interaction', value: '' }, element)
    fireEvent.pointerOver(form)
    await vi.waitFor(() => expect(element.hasAttribute('ssr')).toBe(false))
    await Promise.resolve()
    expect(submit(form)).toBe(false)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('never lets the browser submit a form with a password, and says why when its code does not load', async () => {
    const { element, form, load, start } = island({ arrives: false })
    const native = vi.spyOn(form, 'submit')
    start()
    Object.assign(document.documentElement.dataset, {
      unreachable: 'Ba mu samu Toju ba.',
      tryAgain: 'Sake gwadawa',
    })
    fireEvent(
      form,
      new SubmitEvent('submit', {
        bubbles: true,
        cancelable: true,
        submitter: form.elements[1] as HTMLElement,
      }),
    )
    const note = await screen.findByRole('alert')
    expect(note.textContent).toBe('Ba mu samu Toju ba.Sake gwadawa')
    expect(element.contains(note)).toBe(false)
    expect(native).not.toHaveBeenCalled()
    expect(element.hasAttribute('data-waiting')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Sake gwadawa' }))
    expect(element.hasAttribute('data-waiting')).toBe(true)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    // The message of the second failure stands alone.
    await screen.findByRole('alert')
    fireEvent.click(form)
    expect(screen.queryByRole('alert')).toBeNull()
    delete document.documentElement.dataset['unreachable']
    delete document.documentElement.dataset['tryAgain']
  })

  it('leaves a search to the browser, which opens its results without a script', async () => {
    const { form, load, sent, start } = island({ method: 'get' })
    start()
    const box = form.elements[0] as HTMLInputElement
    box.value = '3569'
    expect(submit(form)).toBe(true)
    form.dispatchEvent(new Event('focusin', { bubbles: true }))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(sent).not.toHaveBeenCalled()
  })

  it('sends an empty search once its script is there, which says what to type', async () => {
    const { form, sent, start } = island({ method: 'get' })
    start()
    expect(submit(form)).toBe(false)
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })

  it('repeats a link that saves something first, and opens it when its code does not load', async () => {
    for (const arrives of [true, false]) {
      const { element, form, load, start } = island({ arrives })
      form.insertAdjacentHTML('beforeend', '<a href="/login" data-needs-script>Login</a>')
      const link = form.querySelector('a') as HTMLAnchorElement
      const clicked = vi.fn((event: Event) => event.preventDefault())
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
      start()
      expect(fireEvent.click(link)).toBe(false)
      link.addEventListener('click', clicked)
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
      if (arrives) await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
      else await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(link.href))
      expect(assign).toHaveBeenCalledTimes(arrives ? 0 : 1)
      element.remove()
    }
  })

  it('retries on the next interaction when its code did not load', async () => {
    const { form, load, start } = island({ arrives: false })
    start()
    fireEvent.focusIn(form)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await new Promise((settled) => setTimeout(settled))
    fireEvent.focusIn(form)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
