import { atom } from 'nanostores'
import { CallFailed } from '../../api/problem.ts'
import { type VerifyAnswer, verify } from '../../api/verify.ts'
import { cleanText, mostCharacters } from '../../domain/identifiers/clean-text.ts'
import { call } from '../session.ts'

/** How long a pause in typing has to be (spec §9). */
const pauseMs = 200

// Fewer are looked up on Enter alone: in the middle of typing they are hardly ever all of it.
const fewestCharacters = 5

export type LookUp =
  | { status: 'idle' }
  | { status: 'waiting' }
  | {
      status: 'answered'
      text: string
      /** Asked of its own accord: there may be more to come. */
      afterPause: boolean
      answer: VerifyAnswer
      /** Milliseconds since 1970. */
      at: number
    }
  | { status: 'failed'; text: string; message: string }

/** One verify box: what it was last asked, and nothing older. */
export function createLookUp() {
  const $lookUp = atom<LookUp>({ status: 'idle' })
  let pause: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  function forget(): void {
    clearTimeout(pause)
    asking?.abort()
    asking = undefined
    if ($lookUp.get().status !== 'idle') $lookUp.set({ status: 'idle' })
  }

  async function ask(text: string, afterPause = false): Promise<void> {
    forget()
    const mine = new AbortController()
    asking = mine
    $lookUp.set({ status: 'waiting' })
    try {
      const { data } = await call(verify, { identifier: text }, { signal: mine.signal })
      if (asking !== mine) return
      $lookUp.set({ status: 'answered', text, afterPause, answer: data, at: Date.now() })
    } catch (error) {
      if (asking !== mine) return
      if (!(error instanceof CallFailed)) throw error
      $lookUp.set({ status: 'failed', text, message: wordsOf(error) })
    }
  }

  function askAfterPause(text: string): void {
    forget()
    if (couldBeIdentifier(text)) pause = setTimeout(() => void ask(text.trim(), true), pauseMs)
  }

  return { $lookUp, ask, askAfterPause, forget }
}

/** Whether half-typed text is worth a question of its own accord; every plate, VIN and IMEI has a digit. */
export function couldBeIdentifier(text: string): boolean {
  const cleaned = cleanText(text)
  if (!cleaned.ok) return false
  const { length } = cleaned.key
  return length >= fewestCharacters && length <= mostCharacters && /\d/.test(cleaned.key)
}

function wordsOf(failed: CallFailed): string {
  return failed.status === 0 && !navigator.onLine
    ? 'You are offline. Connect to the internet and try again.'
    : failed.message
}
