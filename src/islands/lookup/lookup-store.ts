import { atom } from 'nanostores'
import type { LookupResult } from '../../api/lookup/verify.ts'
import { ApiError } from '../../api/problem.ts'
import { typedSoFar } from '../../domain/identifiers/half-typed.ts'
import { englishSearchWords, type SearchWords } from '../../locales/search-words.ts'
import { textOf } from '../../locales/texts.ts'
import type { FailureReason } from '../../ui/feedback/FailureIcon.tsx'
import { failureReasonOf } from '../failure-words.ts'
import { call } from '../session.ts'

/** The pause in typing before a lookup (spec §9). */
const pauseMs = 200
/** A stalled line fails only after the 30 s of `createApiClient`. */
const slowMs = 4000

export type LookupStore =
  | { status: 'idle' }
  /** The identifier is incomplete. `message` names what is missing, if that is known. */
  | { status: 'typing'; message: string; hasPaused: boolean }
  /** `isSlow`: it takes longer than a look-up should, and the user is told. */
  | { status: 'waiting'; isSlow: boolean }
  | {
      status: 'answered'
      text: string
      /** True if a pause in typing started the lookup; the user may continue to type. */
      afterPause: boolean
      lookupResult: LookupResult
      /** Milliseconds since 1970. */
      at: number
    }
  | { status: 'failed'; text: string; message: string; reason: FailureReason }

/** The state of a search box: its latest lookup only. */
export function createLookupStore(words: SearchWords = englishSearchWords) {
  const { language } = words
  const $lookup = atom<LookupStore>({ status: 'idle' })
  let pause: ReturnType<typeof setTimeout> | undefined
  let currentRequest: AbortController | undefined

  function clear(): void {
    clearTimeout(pause)
    currentRequest?.abort()
    currentRequest = undefined
    if ($lookup.get().status !== 'idle') $lookup.set({ status: 'idle' })
  }

  async function ask(text: string, afterPause = false): Promise<void> {
    clear()
    const request = new AbortController()
    currentRequest = request
    $lookup.set({ status: 'waiting', isSlow: false })
    pause = setTimeout(() => $lookup.set({ status: 'waiting', isSlow: true }), slowMs)
    try {
      const { data } = await call(
        'GET /verify',
        { identifier: text, ...(language !== 'en' && { language }) },
        { signal: request.signal },
      )
      if (currentRequest !== request) return
      clearTimeout(pause)
      $lookup.set({ status: 'answered', text, afterPause, lookupResult: data, at: Date.now() })
    } catch (error) {
      if (currentRequest !== request) return
      clearTimeout(pause)
      if (!(error instanceof ApiError)) throw error
      $lookup.set({
        status: 'failed',
        text,
        message: messageOf(error, words),
        reason: failureReasonOf(error) ?? 'limit',
      })
    }
  }

  /** Looks up a complete identifier after a pause in typing. Otherwise it shows what is missing. */
  function askAfterPause(text: string): void {
    const typed = typedSoFar(text)
    if (typed.isComplete) {
      clear()
      pause = setTimeout(() => void ask(text.trim(), true), pauseMs)
      return
    }
    if (text.trim() === '') {
      clear()
      return
    }
    clearTimeout(pause)
    currentRequest?.abort()
    currentRequest = undefined
    const message = typed.missing ? textOf(words.missing, typed.missing) : ''
    $lookup.set({ status: 'typing', message, hasPaused: false })
    pause = setTimeout(() => $lookup.set({ status: 'typing', message, hasPaused: true }), pauseMs)
  }

  /** For scanned codes: looks up a complete identifier at once. */
  function askIfComplete(text: string): void {
    if (typedSoFar(text).isComplete) void ask(text)
    else askAfterPause(text)
  }

  return { $lookup, ask, askAfterPause, askIfComplete, clear }
}

/** The server's own messages are in English. */
function messageOf(failed: ApiError, { language, verify: words }: SearchWords): string {
  if (failed.status === 0 && !navigator.onLine) return words.offline
  // An error page of a proxy has no message of its own.
  if (failed.status >= 500 && !failed.body) return words.somethingWentWrong
  if (language === 'en') return failed.message
  if (failed.status === 0) return words.noConnection
  return failed.status === 429 ? words.tooManyChecks : words.somethingWentWrong
}
