import { Slide, ToastContainer } from 'react-toastify/unstyled'
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
