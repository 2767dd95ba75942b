import { useQueryClient } from '@tanstack/react-query'
import { createApiKeyInput } from '../../api/api-keys/api-keys.ts'
import { type ApiKeyScope, apiKeyScopes } from '../../domain/api-keys/api-keys.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { developerWords, scopeLabels } from '../../locales/en/screens/developers.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx'
import { FieldError } from '../../ui/forms/FieldFrame.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../ui/forms/SubmitOrCancel.tsx'
import { useDraftForm } from '../forms/drafts/use-draft-form.tsx'
import { NameField } from '../forms/named-fields.tsx'
import { call } from '../session.ts'
import { useUser } from '../shell/user-context.ts'
import { useReauthentication } from '../users/use-reauthentication.tsx'
import { apiKeysQuery } from './queries.ts'
import type { MadeKey } from './RevealKey.tsx'

interface Props {
  onMade: (key: MadeKey) => void
  onClose: () => void
}

const defaultScopes: ApiKeyScope[] = ['check']

/** Asks for a name and scopes, and then for the password. */
export function CreateApiKey({ onMade, onClose }: Props) {
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const { form, field, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: `api-key:${useUser().id}`,
    schema: createApiKeyInput,
    texts: authInput,
    defaultValues: { name: '', scopes: defaultScopes },
    send: async (entered) => {
      const made = await withReauthentication(() => call('POST /api-keys', entered))
      if (!made) return
      discardDraft()
      onMade({ name: entered.name, secret: made.data.secret })
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    },
  })

  function cancel() {
    discardDraft()
    onClose()
  }

  const scopesError = form.formState.errors.scopes?.message
  return (
    <Card>
      <h2 className="mb-4 text-xl">{developerWords.newKey}</h2>
      {draftNotice}
      <Form
        {...formProps}
        aria-label={developerWords.newKey}
        submit={
          <SubmitOrCancel busy={formProps.busy} submit={developerWords.makeKey} onCancel={cancel} />
        }
      >
        <NameField {...field('name')} label={developerWords.name} hint={developerWords.nameHint} />
        <fieldset aria-describedby="scopes-note">
          <legend className="font-semibold">{developerWords.scopes}</legend>
          {apiKeyScopes.map((scope) => (
            <CheckboxField
              key={scope}
              {...form.register('scopes')}
              value={scope}
              label={scopeLabels[scope]}
            />
          ))}
          {scopesError ? (
            <FieldError id="scopes-note" message={scopesError} />
          ) : (
            <p id="scopes-note" className="text-sm text-muted">
              {developerWords.scopesHint}
            </p>
          )}
        </fieldset>
      </Form>
      {dialog}
    </Card>
  )
}
