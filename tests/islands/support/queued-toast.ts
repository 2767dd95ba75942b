import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { showQueuedToasts } from '../../../src/islands/shell/toasts.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'

/** Expects a toast queued for the next page. The test has to mock `Toaster.tsx`. */
export async function expectQueuedToast(kind: 'success' | 'info' | 'error', text: string) {
  showQueuedToasts()
  await waitFor(() => expect(pushToast).toHaveBeenCalledWith(kind, text))
}
