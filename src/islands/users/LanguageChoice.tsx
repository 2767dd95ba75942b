import * as z from 'zod/mini'
import { languageName } from '../../api/language-name.ts'
import { updateProfile } from '../../api/users/update-profile.ts'
import { languages } from '../../domain/languages.ts'
import { parameterInput } from '../../locales/en/input/parameters.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { languageWords } from '../../locales/en/screens/language.ts'
import { languageNames } from '../../locales/languages.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call, replaceUser } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { useUser } from '../shell/user-context.ts'

const choices = languages.map((value) => ({ value, label: languageNames[value] }))
const schema = z.object({ language: languageName })

/** The language of the user's e-mails and notifications. */
export function LanguageChoice() {
  const { language } = useUser()
  const current = languages.find((each) => each === language) ?? 'en'
  const { field, formProps } = useEndpointForm({
    schema,
    texts: { ...parameterInput, ...personInput },
    defaultValues: { language: current },
    send: async (entered) => {
      replaceUser((await call(updateProfile, entered)).data)
      void showToast('success', languageWords.saved)
    },
  })
  return (
    <Form
      {...formProps}
      submit={languageWords.save}
      submitLook={{ className: 'justify-self-start' }}
    >
      <SelectField
        {...field('language')}
        label={languageWords.language}
        hint={languageWords.languageHint}
        defaultValue={current}
        choices={choices}
      />
    </Form>
  )
}
