const key = 'AWAITED_CODE'

interface PendingVerification {
  email: string
  /** Milliseconds since 1970. */
  sentAt: number
  /** The server’s message if it sent no code. */
  note?: string | undefined
}

/** Stores in this tab that a code was requested, and the server's message if none was sent. */
export function startPendingVerification(email: string, note?: string): void {
  write(JSON.stringify({ email, sentAt: Date.now(), note } satisfies PendingVerification))
}

export function clearPendingVerification(): void {
  write(null)
}

/** The email that a code was requested for; undefined if none was requested in this tab. */
export function pendingEmail(): string | undefined {
  return read()?.email || undefined
}

/** When this tab last requested a code, in milliseconds since 1970; 0 if it never did. */
export function codeSentAt(): number {
  return read()?.sentAt ?? 0
}

/** What the server said if it sent no code. */
export function pendingNote(): string | undefined {
  return read()?.note
}

function read(): PendingVerification | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {}
}

/** The name of the stored step of a log-in that waits for its second factor. */
export const secondFactorStep = 'second-factor'
