import type { Language } from '../../domain/languages.ts'
import { languageWords } from '../../locales/en/screens/language.ts'
import { langOf } from '../../locales/page-language.ts'
import { Rich } from '../../ui/Rich.tsx'
import { MailLink } from '../shell/nav/MailLink.tsx'
import { useWords } from './use-words.ts'

/** Explains in both languages that two speakers have not reviewed the translation yet. */
export function NewTranslation({ language }: { language: Language }) {
  const words = useWords('languageWords', languageWords)
  const email = <MailLink />
  return (
    <aside className="mt-12 grid gap-1 border-t border-line pt-4 text-sm text-muted">
      <p lang={langOf(language)}>
        <Rich text={words.newTranslation} parts={{ email }} />
      </p>
      <p lang={langOf('en')}>
        <Rich text={languageWords.newTranslation} parts={{ email }} />
      </p>
    </aside>
  )
}
