import type { Language } from '../../domain/languages.ts'
import { type FindWords, findWordsFrom } from '../../locales/find-words.ts'

/**
 * The texts of the form for a find or a loss; null for English, which the form contains. Browsers lack
 * the months of some languages.
 */
export async function loadFindWords(
  language: Language,
  months: readonly string[],
): Promise<FindWords | null> {
  if (language === 'en') return null
  const { topics } = await load[language]()
  return findWordsFrom(language, { ...topics, months })
}

const load = {
  pcm: () => import('./find-pcm.ts'),
  ha: () => import('./find-ha.ts'),
  yo: () => import('./find-yo.ts'),
  ig: () => import('./find-ig.ts'),
}
