import type { Language } from '../../domain/languages.ts'
import { wordsOf } from '../../locales/words-of.ts'

/** JSON for our service worker (`src/service-worker/push.ts`): no name, identifier or place. */
export function payloadOf({ id, path }: { id: string; path: string }, language: Language): string {
  return JSON.stringify({ id, path, ...wordsOf(language).notifications.pushText })
}
