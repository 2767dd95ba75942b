import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type PasskeyRecord, passkeyName } from '../../api/auth/passkeys.ts'
import { deviceName } from '../../domain/users/devices.ts'
import { longDate } from '../../locales/en/dates.ts'
import { authInput } from '../../locales/en/input/auth.ts'
import { secondFactorWords as words } from '../../locales/en/screens/second-factor.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../ui/forms/SubmitOrCancel.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { DividedList } from '../../ui/sections/DividedList.tsx'
import { KeyItem } from '../../ui/sections/KeyItem.tsx'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'
import { NameField } from '../forms/named-fields.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { momentOf } from '../shell/dates.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { showToast } from '../shell/toasts.ts'
import { useReauthentication } from '../users/use-reauthentication.tsx'
import { twoFactorQuery } from './queries.ts'

interface Props {
  onCodes: (codes: readonly string[]) => void
}

/** The user’s passkeys; the user can add and remove them. */
export function Passkeys({ onCodes }: Props) {
  const query = useQuery(passkeysQuery)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{words.passkeyIntro}</p>
      <QueryBoundary query={query} skeleton={<Skeleton className="h-16 w-full rounded-md" />}>
        {(passkeys) =>
          passkeys.length > 0 && (
            <DividedList aria-label={words.passkeys}>
              {passkeys.map((passkey) => (
                <Passkey key={passkey.id} passkey={passkey} />
              ))}
            </DividedList>
          )
        }
      </QueryBoundary>
      {isAdding && (
        <AddPasskey
          onClose={() => setIsAdding(false)}
          onAdded={(codes) => {
            setIsAdding(false)
            if (codes) onCodes(codes)
          }}
        />
      )}
      {!isAdding &&
        ('PublicKeyCredential' in window ? (
          <div>
            <Button variant="secondary" onClick={() => setIsAdding(true)}>
              {words.addPasskey}
            </Button>
          </div>
        ) : (
          <p className="text-sm">{words.passkeysUnsupported}</p>
        ))}
    </div>
  )
}

function Passkey({ passkey }: { passkey: PasskeyRecord }) {
  const { id, name, createdAt, lastUsedAt, synced, host } = passkey
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const used =
    lastUsedAt === null
      ? words.neverUsed
      : fill(words.lastUsed, { lastUsedAt: momentOf(lastUsedAt) })
  const parts = {
    createdAt: longDate(createdAt),
    value: synced && ', on your other devices too',
    value2: used,
  }

  async function remove(onRemoved: () => void) {
    const removed = await withReauthentication(() => call('DELETE /auth/passkeys/{id}', { id }))
    if (!removed) return
    onRemoved()
    void showToast('success', removed.message)
    await client.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
  }

  return (
    <KeyItem
      name={name}
      facts={[
        <Rich key="used" text={words.added} parts={parts} />,
        ...(host !== null && host !== location.hostname
          ? [fill(words.passkeyElsewhere, { host })]
          : []),
      ]}
      end={words.remove}
      endNamed={fill(words.removeLabel, { name })}
    >
      {(onClose) => (
        <>
          <ConfirmDialog
            title={fill(words.removeQuestion, { name })}
            text={words.removeConsequence}
            confirm={words.remove}
            cancel={words.cancel}
            onConfirm={() => remove(onClose)}
            onClose={onClose}
          />
          {dialog}
        </>
      )}
    </KeyItem>
  )
}

const schema = z.object({ name: passkeyName })

interface AddPasskeyProps {
  /** Receives new recovery codes, if the server issued any. */
  onAdded: (codes: readonly string[] | null) => void
  onClose: () => void
}

/** Asks for a name, then for the password, then lets the browser create a passkey. */
function AddPasskey({ onAdded, onClose }: AddPasskeyProps) {
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const { field, formProps } = useEndpointForm({
    schema,
    texts: authInput,
    defaultValues: { name: deviceName(navigator.userAgent) },
    send: async ({ name }) => {
      const started = await withReauthentication(() => call('POST /auth/passkeys/options', {}))
      if (!started) return
      const { makePasskey } = await import('./webauthn.ts')
      const credential = await makePasskey(started.data)
      if (!credential) {
        void showToast('info', words.passkeyNotAdded)
        return
      }
      const { data } = await call('POST /auth/passkeys', { name, credential })
      void showToast('success', words.passkeyAdded)
      onAdded(data.recoveryCodes)
      await client.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <>
      <Form
        {...formProps}
        aria-label={words.addPasskey}
        submit={
          <SubmitOrCancel busy={formProps.busy} submit={words.addThisDevice} onCancel={onClose} />
        }
      >
        <NameField {...field('name')} label={words.name} hint={words.passkeyNameHint} />
      </Form>
      {dialog}
    </>
  )
}

/**
 * The user's own passkeys. Its key begins with that of the second factors, so that a change of a
 * second factor invalidates it too.
 */
const passkeysQuery = queryOptions({
  queryKey: [...twoFactorQuery.queryKey, 'passkeys'],
  queryFn: async ({ signal }) => (await call('GET /auth/passkeys', {}, { signal })).data,
})
