import { useState } from 'react'
import { ApiError } from '../../api/problem.ts'
import { showToast } from '../shell/toasts.ts'

/** A button that does something on the server: busy until it is done, a refusal in a toast. */
export function useGuardedPress(endpoint: () => Promise<void>) {
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    try {
      await endpoint()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void showToast('error', error.message)
    } finally {
      setBusy(false)
    }
  }

  return { busy, press: () => void run() }
}
