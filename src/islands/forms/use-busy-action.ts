import { useState } from 'react'
import { ApiError } from '../../api/problem.ts'
import { showToast } from '../shell/toasts.ts'

/** For a button that calls the server: busy until the call settles; a toast shows a refusal. */
export function useBusyAction(action: () => Promise<void>) {
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void showToast('error', error.message)
    } finally {
      setBusy(false)
    }
  }

  return { busy, press: () => void run() }
}
