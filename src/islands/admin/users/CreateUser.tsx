import { useQueryClient } from '@tanstack/react-query'
import { createUserInput } from '../../../api/users/admin-users.ts'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { teamRoles } from '../../../domain/users/users.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { userInput } from '../../../locales/en/input/users.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { OtherEmailField, OtherPhoneField } from '../../forms/named-fields.tsx'
import { paths, userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { BackLink } from '../../shell/nav/links.tsx'
import { openPath } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { roleNames } from '../list-filters.ts'
import { usersList } from '../lists.ts'

export function CreateUser() {
  const refusal = whyCannotCreateUser(useUser().role)
  return (
    <>
      <BackLink to={paths.adminUsers}>{words.users}</BackLink>
      <ScreenHeader title={words.createUser}>{words.createUserHint}</ScreenHeader>
      {refusal === null ? <NewUserForm /> : <EmptyState title={teamMessages[refusal]} />}
    </>
  )
}

function NewUserForm() {
  const { withReauthentication, dialog } = useReauthentication()
  const queryClient = useQueryClient()
  const me = useUser().id
  const { field, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: `new user:${me}`,
    schema: createUserInput,
    texts: { ...personInput, ...userInput },
    fallback: words.createUserFailed,
    defaultValues: { role: 'admin' },
    send: async (entered) => {
      const created = await withReauthentication(() => call('POST /admin/users', entered))
      if (created === null) return
      discardDraft()
      void queryClient.invalidateQueries({ queryKey: [usersList.key] })
      await openPath(userPath(created.data.id))
      void showToast('success', words.userCreated)
    },
  })

  return (
    <>
      <Card className="max-w-2xl">
        {draftNotice}
        <Form
          {...formProps}
          submit={words.createUser}
          submitLook={{ className: 'sm:justify-self-start' }}
        >
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field {...field('firstName')} label={words.firstName} autoComplete="off" />
            <Field {...field('lastName')} label={words.lastName} optional autoComplete="off" />
          </div>
          <OtherEmailField {...field('email')} label={words.email} />
          <OtherPhoneField {...field('phoneNumber')} label={words.phoneNumber} />
          <SelectField
            {...field('role')}
            label={words.role}
            hint={teamRoles.map((each) => (
              <span key={each} className="block">
                <strong>{roleNames[each]}:</strong> {words.roleRights[each]}
              </span>
            ))}
            choices={teamRoles.map((each) => ({ value: each, label: roleNames[each] }))}
          />
        </Form>
      </Card>
      {dialog}
    </>
  )
}
