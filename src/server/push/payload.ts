import type { Language } from '../../domain/languages.ts'
import { wordsOf } from '../../locales/words-of.ts'

/** What our own worker reads (src/service-worker/push.ts): no name, no number, no place. */
export function payloadOf({ id, path }: { id: string; path: string }, language: Language): string {
  return JSON.stringify({ id, path, ...wordsOf(language).notifications.pushText })
}
