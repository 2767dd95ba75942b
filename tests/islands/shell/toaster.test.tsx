import { Slide, ToastContainer } from 'react-toastify/unstyled'
import { expect, it, vi } from 'vitest'

vi.mock('react-toastify/unstyled', { spy: true })

it('toasts stand bottom-right, coloured, with a bar, newest last, slide in, go after 5 s, on a press or dragged by 80 %, and wait for a pointer or a lost focus (spec §2, §9)', async () => {
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
