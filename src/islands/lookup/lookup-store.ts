import { atom } from 'nanostores'
import { type LookupResult, verify } from '../../api/lookup/verify.ts'
import { ApiError } from '../../api/problem.ts'
import { typedSoFar } from '../../domain/identifiers/half-typed.ts'
import { missingMessages } from '../../locales/en/identifiers/half-typed.ts'
import { verifyWords } from '../../locales/en/screens/verify.ts'
import { textOf } from '../../locales/texts.ts'
import { call } from '../session.ts'

/** How long a pause in typing has to be (spec §9). */
const pauseMs = 200

export type LookupStore =
  | { status: 'idle' }
  /** Not a whole number yet, by its form; `message` names what is missing, if anything can be. */
  | { status: 'typing'; message: string; hasPaused: boolean }
  | { status: 'waiting' }
  | {
      status: 'answered'
      text: string
      /** Asked of its own accord: there may be more to come. */
      afterPause: boolean
      answer: LookupResult
      /** Milliseconds since 1970. */
      at: number
    }
  | { status: 'failed'; text: string; message: string }

/** One verify box: what it was last asked, and nothing older. */
export function createLookupStore() {
  const $lookup = atom<LookupStore>({ status: 'idle' })
  let pause: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  function forget(): void {
    clearTimeout(pause)
    asking?.abort()
    asking = undefined
    if ($lookup.get().status !== 'idle') $lookup.set({ status: 'idle' })
  }

  async function ask(text: string, afterPause = false): Promise<void> {
    forget()
    const mine = new AbortController()
    asking = mine
    $lookup.set({ status: 'waiting' })
    try {
      const { data } = await call(verify, { identifier: text }, { signal: mine.signal })
      if (asking !== mine) return
      $lookup.set({ status: 'answered', text, afterPause, answer: data, at: Date.now() })
    } catch (error) {
      if (asking !== mine) return
      if (!(error instanceof ApiError)) throw error
      $lookup.set({ status: 'failed', text, message: messageOf(error) })
    }
  }

  /** Asks once the typing pauses, if nothing can be missing; else shows how far it has come. */
  function askAfterPause(text: string): void {
    const typed = typedSoFar(text)
    if (typed.isComplete) {
      forget()
      pause = setTimeout(() => void ask(text.trim(), true), pauseMs)
      return
    }
    if (text.trim() === '') {
      forget()
      return
    }
    clearTimeout(pause)
    asking?.abort()
    asking = undefined
    const message = typed.missing ? textOf(missingMessages, typed.missing) : ''
    $lookup.set({ status: 'typing', message, hasPaused: false })
    pause = setTimeout(() => $lookup.set({ status: 'typing', message, hasPaused: true }), pauseMs)
  }

  /** For a number from the camera: a code that is surely all of it is asked for at once. */
  function askIfComplete(text: string): void {
    if (typedSoFar(text).isComplete) void ask(text)
    else askAfterPause(text)
  }

  return { $lookUp: $lookup, ask, askAfterPause, askIfComplete, forget }
}

function messageOf(failed: ApiError): string {
  return failed.status === 0 && !navigator.onLine
    ? verifyWords.youAreOfflineConnect
    : failed.message
}
