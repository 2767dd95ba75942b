import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import { expect, it, vi } from 'vitest'

vi.mock('react-toastify/unstyled', { spy: true })

it('toasts are bottom-right, coloured, with a bar, newest last, slide in, close after 5 s, on a click or an 80 % drag, and pause under a pointer or without focus (spec §2, §9)', async () => {
  await import('../../../src/islands/Toaster.tsx')
  await vi.waitFor(() => expect(ToastContainer).toHaveBeenCalled())
  const [options] = vi.mocked(ToastContainer).mock.calls[0] ?? []
  expect(options).toMatchObject({
    position: 'bottom-right',
    theme: 'colored',
    autoClose: 5000,
    newestOnTop: false,
    closeOnClick: true,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 80,
    transition: Slide,
  })
  expect(options?.hideProgressBar ?? false).toBe(false)
})

it('equal toasts are shown once, and on a phone a toast replaces the previous one', async () => {
  const { pushToast } = await import('../../../src/islands/Toaster.tsx')
  const error = vi.spyOn(toast, 'error')
  pushToast('error', 'Wait.')
  pushToast('error', 'Wait.')
  const ids = error.mock.calls.map(([, options]) => options?.toastId)
  expect(ids[0]).toBe(ids[1])
  const dismiss = vi.spyOn(toast, 'dismiss')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  pushToast('error', 'Another.')
  expect(dismiss).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('on a phone a toast appears above the button that was pressed, if it would cover it', async () => {
  const { pushToast } = await import('../../../src/islands/Toaster.tsx')
  const { rememberPressed } = await import('../../../src/islands/shell/loading/last-pressed.ts')
  rememberPressed()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const button = document.body.appendChild(document.createElement('button'))
  const layer = document.querySelector<HTMLElement>('.toast-layer')
  const place = () => layer?.style.getPropertyValue('--above-used')
  const pressAt = (top: number) => {
    button.getBoundingClientRect = () => new DOMRect(0, top, 100, 44)
    button.click()
    pushToast('info', 'Saved')
  }
  pressAt(innerHeight - 60)
  expect(place()).toBe('68px')
  // A short toast fits below it: higher up it would cover the fields above the button.
  pressAt(innerHeight - 150)
  expect(place()).toBe('0px')
  pressAt(300)
  expect(place()).toBe('0px')
  vi.unstubAllGlobals()
})

it('on a phone a toast appears above what has the focus, if it would cover it, and never at the top', async () => {
  const { pushToast } = await import('../../../src/islands/Toaster.tsx')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const reason = document.body.appendChild(document.createElement('p'))
  reason.tabIndex = -1
  reason.focus()
  const layer = document.querySelector<HTMLElement>('.toast-layer')
  const placeWithReasonAt = (top: number) => {
    reason.getBoundingClientRect = () => new DOMRect(0, top, 300, 48)
    pushToast('error', 'Login failed')
    return layer?.style.getPropertyValue('--above-used')
  }
  expect(placeWithReasonAt(innerHeight - 100)).toBe('108px')
  expect(placeWithReasonAt(100)).toBe('0px')
  // The button was pressed below what the form focused.
  const button = document.body.appendChild(document.createElement('button'))
  button.getBoundingClientRect = () => new DOMRect(0, innerHeight - 60, 100, 44)
  button.click()
  reason.focus()
  expect(placeWithReasonAt(innerHeight - 160)).toBe('168px')
  vi.unstubAllGlobals()
})
