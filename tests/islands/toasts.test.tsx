import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushToast } from '../../src/islands/Toaster.tsx'
import { showAfterNavigation, showToast, showWaitingToasts } from '../../src/islands/toasts.ts'
import { startFresh } from './fake-api.ts'

vi.mock('../../src/islands/Toaster.tsx', () => ({ pushToast: vi.fn() }))

startFresh()
beforeEach(() => void vi.mocked(pushToast).mockReset())

describe('a toast', () => {
  it('is shown at once', async () => {
    await showToast('success', 'Done')
    expect(pushToast).toHaveBeenCalledExactlyOnceWith('success', 'Done')
  })

  it('that cannot be drawn breaks nothing', async () => {
    vi.mocked(pushToast).mockImplementation(() => {
      throw new Error('no code')
    })
    await expect(showToast('error', 'Failed')).resolves.toBeUndefined()
  })

  it('that waits for the next page is shown there, once, in the order it was left', async () => {
    showAfterNavigation('success', 'First')
    showAfterNavigation('info', 'Second')
    await Promise.resolve()
    expect(pushToast).not.toHaveBeenCalled()
    showWaitingToasts()
    showWaitingToasts()
    await vi.waitFor(() =>
      expect(vi.mocked(pushToast).mock.calls).toEqual([
        ['success', 'First'],
        ['info', 'Second'],
      ]),
    )
  })

  it('that was garbled in storage is dropped', () => {
    sessionStorage.setItem('WAITING_TOASTS', '{')
    expect(showWaitingToasts).not.toThrow()
  })
})
