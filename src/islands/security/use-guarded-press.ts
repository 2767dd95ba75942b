import { useState } from 'react'
import { CallFailed } from '../../api/problem.ts'
import { showToast } from '../toasts.ts'

/** A button that does something on the server: busy until it is done, a refusal in a toast. */
export function useGuardedPress(act: () => Promise<void>) {
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      void showToast('error', error.message)
    } finally {
      setBusy(false)
    }
  }

  return { busy, press: () => void run() }
}
