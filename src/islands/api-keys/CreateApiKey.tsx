import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createApiKey } from '../../api/api-keys/create-api-key.ts'
import { listApiKeys } from '../../api/api-keys/list-api-keys.ts'
import { type ApiKeyScope, apiKeyScopes } from '../../domain/api-keys/api-keys.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { developerWords, scopeLabels } from '../../locales/en/screens/developers.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx'
import { FieldError } from '../../ui/forms/FieldFrame.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../ui/forms/SubmitOrCancel.tsx'
import { useReauthentication } from '../auth/use-reauthentication.tsx'
import { NameField } from '../forms/named-fields.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { consolePath } from '../paths.ts'
import { call } from '../session.ts'
import { CopyButton } from '../shell/CopyButton.tsx'

interface Props {
  onMade: (key: MadeKey) => void
  onClose: () => void
}

const defaultScopes: ApiKeyScope[] = ['check']

/** Asks for a name and scopes, and then for the password. */
export function CreateApiKey({ onMade, onClose }: Props) {
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const { form, field, formProps } = useEndpointForm({
    schema: createApiKey.input,
    texts: authInput,
    defaultValues: { name: '', scopes: defaultScopes },
    send: async (entered) => {
      const made = await withReauthentication(() => call(createApiKey, entered))
      if (!made) return
      onMade({ name: entered.name, secret: made.data.secret })
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    },
  })
  const scopesError = form.formState.errors.scopes?.message
  return (
    <Card>
      <h2 className="mb-4 text-xl">{developerWords.newKey}</h2>
      <Form
        {...formProps}
        aria-label={developerWords.newKey}
        submit={
          <SubmitOrCancel
            busy={formProps.busy}
            submit={developerWords.makeKey}
            onCancel={onClose}
          />
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

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async ({ signal }) => (await call(listApiKeys, {}, { signal })).data,
})

export interface MadeKey {
  name: string
  secret: string
}

/** A new key, which is never shown again. */
export function RevealKey({ name, secret, onDone }: MadeKey & { onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="grid gap-4 border-brand">
      <div className="grid gap-1">
        <h2 className="text-xl" tabIndex={-1} ref={heading}>
          {developerWords.copyNow}
        </h2>
        <p className="text-sm text-muted">{developerWords.shownOnce}</p>
      </div>
      <div className="flex items-center gap-2 rounded-md bg-sunken py-3 ps-4 pe-1">
        <code className="min-w-0 grow font-mono text-sm break-all select-all">{secret}</code>
        <CopyButton text={secret} name={fill(developerWords.copyKey, { name })} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDone}>{developerWords.stored}</Button>
        <a
          href={consolePath}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: 'secondary' })}
        >
          {developerWords.tryIt}
        </a>
      </div>
    </Card>
  )
}
