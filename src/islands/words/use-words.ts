import { createI18n } from '@nanostores/i18n'
import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { isLanguage, type Language } from '../../domain/languages.ts'
import { storedUser } from '../auth/stored-session.ts'
import { $session } from '../session.ts'
import type { DashboardWords } from './dashboard-words.ts'

type Topic = keyof DashboardWords

/** English is in the bundle of each screen. Another language is loaded once it is chosen. */
const load = {
  pcm: () => import('./pcm.ts'),
  ha: () => import('./ha.ts'),
  yo: () => import('./yo.ts'),
  ig: () => import('./ig.ts'),
} satisfies Record<Exclude<Language, 'en'>, () => Promise<{ words: DashboardWords }>>

/** The language that is shown: the account’s, once its texts are loaded. */
const $language = atom<Language>('en')
const $isLoading = atom(false)

const wordsOf = createI18n($language, {
  baseLocale: 'en',
  get: async () => ({}),
})

function languageIn(user: unknown): Language {
  const { language } = (user ?? {}) as { language?: unknown }
  return typeof language === 'string' && isLanguage(language) ? language : 'en'
}

function accountLanguage(): Language {
  const session = $session.get()
  return session.status === 'in' ? languageIn(session.user) : 'en'
}

/** If the language cannot be loaded, the dashboard stays as it is. */
async function followAccount(): Promise<void> {
  const wanted = accountLanguage()
  if (wanted !== 'en' && !wordsOf.cache[wanted]) {
    $isLoading.set(true)
    const loaded = await load[wanted]().catch(() => null)
    // The type of the library allows no nested texts, but the library supports them.
    if (loaded) wordsOf.cache[wanted] = loaded.words as never
    $isLoading.set(false)
  }
  const isLoaded = wanted === 'en' || wordsOf.cache[wanted]
  if (isLoaded && wanted === accountLanguage()) $language.set(wanted)
}

$session.subscribe(() => void followAccount())

// Starts to load before the server has confirmed who is signed in.
const stored = languageIn(storedUser())
if (stored !== 'en') void load[stored]().catch(() => {})

const topics = new Map<Topic, ReadableAtom<unknown>>()

/** The words of a topic in the account’s language. */
export function useWords<Name extends Topic>(
  name: Name,
  english: DashboardWords[Name],
): DashboardWords[Name] {
  const topic = topics.get(name) ?? wordsOf(name, english as never)
  topics.set(name, topic)
  return useStore(topic) as DashboardWords[Name]
}

/**
 * The messages for failed calls in the account’s language; null for English, the server’s language.
 */
export function useFailureWords(): DashboardWords['failureWords'] | null {
  const language = useStore($language)
  return (wordsOf.cache[language] as Partial<DashboardWords> | undefined)?.failureWords ?? null
}

/** The language that is shown, and whether the account’s language is still loading. */
export function useLanguage(): { language: Language; isLoading: boolean } {
  return { language: useStore($language), isLoading: useStore($isLoading) }
}
