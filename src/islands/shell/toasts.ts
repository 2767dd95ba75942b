import type { ToastKind } from '../Toaster.tsx'

interface WaitingToast {
  kind: ToastKind
  text: string
}

/** Shows a toast; the code that draws it is fetched with the first one. Never rejects. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  try {
    const { pushToast } = await import('../Toaster.tsx')
    pushToast(kind, text)
  } catch {
    // Offline before the first toast: what matters is also shown in the page.
  }
}

const waitingKey = 'WAITING_TOASTS'

/** For a toast that goes with a change of page: the next page shows it. */
export function queueToast(kind: ToastKind, text: string): void {
  try {
    sessionStorage.setItem(waitingKey, JSON.stringify([...waitingToasts(), { kind, text }]))
  } catch {
    void showToast(kind, text)
  }
}

/** Run once by every page as it starts. */
export function showQueuedToasts(): void {
  const waiting = waitingToasts()
  if (waiting.length === 0) return
  sessionStorage.removeItem(waitingKey)
  for (const { kind, text } of waiting) void showToast(kind, text)
}

function waitingToasts(): WaitingToast[] {
  try {
    return JSON.parse(sessionStorage.getItem(waitingKey) ?? '[]')
  } catch {
    return []
  }
}
