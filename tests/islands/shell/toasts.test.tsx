import { describe, expect, it, vi } from 'vitest'
import { queueToast, showQueuedToasts, showToast } from '../../../src/islands/shell/toasts.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { startFresh } from '../support/fake-api.ts'

startFresh()

describe('a toast', () => {
  it('is shown at once', async () => {
    await showToast('success', 'Done')
    expect(pushToast).toHaveBeenCalledExactlyOnceWith('success', 'Done')
  })

  it('that cannot be rendered throws no error', async () => {
    vi.mocked(pushToast).mockImplementation(() => {
      throw new Error('no code')
    })
    await expect(showToast('error', 'Failed')).resolves.toBeUndefined()
  })

  it('queued for the next page is shown there, once, in order', async () => {
    queueToast('success', 'First')
    queueToast('info', 'Second')
    await Promise.resolve()
    expect(pushToast).not.toHaveBeenCalled()
    showQueuedToasts()
    showQueuedToasts()
    await vi.waitFor(() =>
      expect(vi.mocked(pushToast).mock.calls).toEqual([
        ['success', 'First'],
        ['info', 'Second'],
      ]),
    )
  })

  it('corrupted in storage is dropped', () => {
    sessionStorage.setItem('WAITING_TOASTS', '{')
    expect(showQueuedToasts).not.toThrow()
  })
})
