import { isLanguage, type Language } from '../domain/languages.ts'
import { isTranslated, localized, splitPath } from '../locales/localized-paths.ts'

const choiceKey = 'LANGUAGE'

/** The language that the visitor chose on this device; null if they chose none. */
export function chosenLanguage(): Language | null {
  return read(() => localStorage)
}

/** What they chose, else that of the last page in another language in this tab. */
export function visitorLanguage(): Language | undefined {
  return chosenLanguage() ?? read(() => sessionStorage) ?? undefined
}

export function chooseLanguage(language: Language): void {
  store(() => localStorage, language)
}

/**
 * Remembers a choice in the switcher. An address without a language then opens in the chosen one;
 * crawlers and first visitors, who chose none, get what they asked for.
 */
export function initLanguageChoice(): void {
  const { pathname, search, hash } = location
  const { language, path } = splitPath(pathname)
  const chosen = chosenLanguage()
  if (language !== 'en') store(() => sessionStorage, language)
  else if (chosen && chosen !== 'en' && isTranslated(path)) {
    location.replace(localized(chosen, path + search + hash))
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const language = link?.dataset['language']
    if (language && isLanguage(language)) chooseLanguage(language)
  })
}

/** A browser may refuse its storage. */
function read(storageOf: () => Storage): Language | null {
  try {
    const stored = storageOf().getItem(choiceKey) ?? ''
    return isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

function store(storageOf: () => Storage, language: Language): void {
  try {
    storageOf().setItem(choiceKey, language)
  } catch {}
}
