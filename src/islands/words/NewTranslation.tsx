import type { Language } from '../../domain/languages.ts'
import { languageWords } from '../../locales/en/screens/language.ts'
import { langOf } from '../../locales/page-language.ts'
import { Rich } from '../../ui/Rich.tsx'
import { MailLink } from '../shell/nav/MailLink.tsx'
import { useWords } from './use-words.ts'

/** Says in both languages that two speakers have not reviewed the translation yet, and how to correct it. */
export function NewTranslation({ language }: { language: Language }) {
  const words = useWords('languageWords', languageWords)
  return (
    <p lang={langOf(language)} className="mt-12 text-sm text-muted">
      {words.newTranslation.replace('{email}', '')}
      <span lang={langOf('en')}>
        <Rich text={languageWords.newTranslation} parts={{ email: <MailLink /> }} />
      </span>
    </p>
  )
}
