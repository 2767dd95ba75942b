import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Language, languages } from '../../domain/languages.ts'
import { languageWords } from '../../locales/en/screens/language.ts'
import { languageNames } from '../../locales/languages.ts'
import { langOf } from '../../locales/page-language.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { call, replaceUser } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { useUser } from '../shell/user-context.ts'
import { rememberLanguage } from '../visitor-language.ts'
import { useWords } from '../words/use-words.ts'

/** The language of the dashboard, emails and notifications, with each language named in itself. */
export function LanguageChoice() {
  const words = useWords('languageWords', languageWords)
  const { language: current } = useUser()
  const queryClient = useQueryClient()
  const choose = useMutation({
    // One after another: a disabled button would lose the focus.
    scope: { id: 'language' },
    mutationFn: (language: Language) => call('PATCH /users', { language }),
    onSuccess: async ({ data }, language) => {
      rememberLanguage(language)
      replaceUser(data)
      // The server writes notifications in the account’s language.
      await queryClient.invalidateQueries()
    },
    onError: (error) => showToast('error', error.message),
  })
  return (
    <fieldset lang={langOf(languages.find((each) => each === current) ?? 'en')}>
      <legend className="sr-only">{words.language}</legend>
      <p className="text-sm text-muted">{words.languageHint}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={langOf(language)}
            aria-pressed={language === current}
            onClick={() => choose.mutate(language)}
            className={buttonStyle({ variant: language === current ? 'primary' : 'secondary' })}
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {choose.isSuccess && words.saved}
      </p>
    </fieldset>
  )
}
