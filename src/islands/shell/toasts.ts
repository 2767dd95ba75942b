import type { ToastKind } from '../Toaster.tsx'

interface WaitingToast {
  kind: ToastKind
  text: string
}

/** Shows a toast. The code for toasts loads with the first one. Never rejects. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  try {
    const { pushToast } = await import('../Toaster.tsx')
    pushToast(kind, text)
  } catch {
    // Offline before the first toast. Important messages are also shown in the page.
  }
}

const waitingKey = 'WAITING_TOASTS'

/** Stores a toast for the next page, which shows it. */
export function queueToast(kind: ToastKind, text: string): void {
  try {
    sessionStorage.setItem(waitingKey, JSON.stringify([...waitingToasts(), { kind, text }]))
  } catch {
    void showToast(kind, text)
  }
}

/** Every page calls it once at the start. */
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
