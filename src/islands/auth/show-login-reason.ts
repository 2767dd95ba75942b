import type { Language } from '../../domain/languages.ts'
import { loginReasonWords } from '../../locales/en/screens/login-reasons.ts'
import { langOf } from '../../locales/page-language.ts'
import { visitorLanguage } from '../visitor-language.ts'
import { loginReason } from './login-reason.ts'

/** English is in the script of the page. */
const load = {
  pcm: () => import('../../locales/pcm/login-reasons.json'),
  ha: () => import('../../locales/ha/login-reasons.json'),
  yo: () => import('../../locales/yo/login-reasons.json'),
  ig: () => import('../../locales/ig/login-reasons.json'),
}

/**
 * Keeps in sight what the visitor wanted to do before the detour over log-in or sign-up, in the
 * language that they chose.
 */
export async function showLoginReason(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-login-reason]')
  const reason = loginReason(new URLSearchParams(location.search).get('redirect'))
  if (!place || reason === null) return
  const { language, words } = await wordsIn(visitorLanguage() ?? 'en')
  place.lang = langOf(language)
  place.textContent = words[reason]
  place.hidden = false
}

async function wordsIn(language: Language) {
  const english = { language: 'en', words: loginReasonWords } as const
  if (language === 'en') return english
  const loaded = await load[language]().catch(() => null)
  return loaded ? { language, words: loaded.default.loginReasonWords } : english
}
