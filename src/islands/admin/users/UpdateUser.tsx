import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { type AdminUserRecord, updateUserInput } from '../../../api/users/admin-users.ts'
import { states } from '../../../domain/places/states.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { userInput } from '../../../locales/en/input/users.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { changedFields } from '../../forms/form-values.ts'
import { $lgas, loadLgas } from '../../forms/lgas.ts'
import { OtherPhoneField } from '../../forms/named-fields.tsx'
import { userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { openPath } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { editUser as route } from '../routes.ts'
import { SubmitOrBack, UserScreen, useAfterUserAction, useUserRefusal } from './UserScreen.tsx'

const schema = z.omit(updateUserInput, { id: true, status: true, reason: true, role: true })

export function UpdateUser() {
  return (
    <UserScreen isTask id={route.useParams().userId}>
      {(user) => (
        <>
          <ScreenHeader title={words.editUser}>{user.email}</ScreenHeader>
          <EditUser key={user.id} user={user} />
        </>
      )}
    </UserScreen>
  )
}

function EditUser({ user }: { user: AdminUserRecord }) {
  const refusal = useUserRefusal(user, 'edit')
  if (refusal) return <EmptyState title={refusal} />
  return <EditForm user={user} />
}

function EditForm({ user }: { user: AdminUserRecord }) {
  const done = useAfterUserAction()
  const me = useUser().id
  const before = {
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    alternatePhoneNumber: user.alternatePhoneNumber ?? '',
    address: user.address ?? '',
    // A user whom staff added may have no state yet: the choice is then empty.
    ...(user.state && { state: user.state as (typeof states)[number] }),
    ...(user.lga && { lga: user.lga }),
  }
  const { form, field, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: `user ${user.id}:${me}`,
    schema,
    texts: { ...personInput, ...userInput },
    defaultValues: before,
    send: async (entered) => {
      const changed = Object.keys(changedFields(form.getValues(), before))
      const change = Object.fromEntries(
        changed.map((name) => [name, entered[name as keyof typeof entered] ?? '']),
      )
      await call('PATCH /admin/users/{id}', { id: user.id, ...change })
      discardDraft()
      await done(words.userUpdated)
      await openPath(userPath(user.id))
    },
  })
  const { isDirty } = form.formState
  const lgas = useStore($lgas)
  useEffect(() => void loadLgas(), [])
  const state = form.watch('state')
  const choices = lgas.status === 'ready' && state ? lgas.byState[state] : []

  return (
    <Card className="max-w-2xl">
      {draftNotice}
      <Form
        {...formProps}
        submit={
          <SubmitOrBack
            submit={words.save}
            busy={formProps.busy}
            disabled={!isDirty && draftNotice === null}
            back={userPath(user.id)}
          />
        }
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...field('firstName')} label={words.firstName} autoComplete="off" />
          <Field {...field('lastName')} label={words.lastName} optional autoComplete="off" />
          <OtherPhoneField {...field('phoneNumber')} label={words.phoneNumber} />
          <OtherPhoneField
            {...field('alternatePhoneNumber')}
            label={words.alternatePhoneNumber}
            optional
          />
        </div>
        <Field {...field('address')} label={words.address} optional autoComplete="off" />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            {...field('state', {
              onChange: () => form.resetField('lga', { defaultValue: '' }),
              setValueAs: unlessEmpty,
            })}
            defaultValue=""
            label={words.state}
            placeholder={words.chooseAState}
            choices={states}
          />
          <SelectField
            {...field('lga', { setValueAs: unlessEmpty })}
            defaultValue=""
            key={`${state}-${choices.length}`}
            label={words.localGovernmentArea}
            placeholder={state ? words.chooseAnArea : words.chooseAStateFirst}
            choices={choices}
          />
        </div>
      </Form>
    </Card>
  )
}

/** Nobody has to choose a place to correct something else. */
function unlessEmpty(value: string): string | undefined {
  return value || undefined
}
