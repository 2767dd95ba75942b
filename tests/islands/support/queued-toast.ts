import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { showQueuedToasts } from '../../../src/islands/shell/toasts.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'

/** The toast that waits for the next page; the test mocks `Toaster.tsx`. */
export async function expectQueuedToast(kind: 'success' | 'info' | 'error', text: string) {
  showQueuedToasts()
  await waitFor(() => expect(pushToast).toHaveBeenCalledWith(kind, text))
}
