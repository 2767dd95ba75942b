import * as z from 'zod/mini'
import { requiredText } from '../../../../api/fields.ts'
import { invalid } from '../../../../api/invalid.ts'
import { adminResetTwoFactor } from '../../../../api/users/admin-reset-two-factor.ts'
import { adminRevokeSessions } from '../../../../api/users/admin-revoke-sessions.ts'
import { correctEmail } from '../../../../api/users/correct-email.ts'
import { updateUser } from '../../../../api/users/update-user.ts'
import { isStaff, roles } from '../../../../domain/users/roles.ts'
import { personInput } from '../../../../locales/en/input/people.ts'
import { userInput } from '../../../../locales/en/input/users.ts'
import { adminUserWords as words } from '../../../../locales/en/screens/admin/users.ts'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { OtherEmailField } from '../../../forms/EmailField.tsx'
import { call } from '../../../session.ts'
import { roleNames } from '../../shell/role-names.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'

const texts = { ...personInput, ...userInput }
const roleChoices = roles.map((role) => ({ value: role, label: roleNames[role] }))

export function SuspendUser(props: UserDialogProps) {
  return (
    <UserDialog
      {...props}
      title={words.suspendQuestion}
      submit={words.suspend}
      danger
      intro={words.suspendConsequence}
      schema={z.object({ reason: requiredText('suspension-reason-missing', 500) })}
      texts={texts}
      defaultValues={{ reason: '' }}
      run={({ reason }) => call(updateUser, { id: props.user.id, status: 'suspended', reason })}
      done={words.userSuspended}
    >
      {(field) => (
        <TextAreaField {...field('reason')} label={words.reason} hint={words.reasonHint} />
      )}
    </UserDialog>
  )
}

export function RestoreUser(props: UserDialogProps) {
  const { id, statusReason } = props.user
  return (
    <UserDialog
      {...props}
      title={words.restoreQuestion}
      submit={words.restore}
      intro={words.restoreConsequenceReasoned}
      schema={z.object({})}
      run={() => call(updateUser, { id, status: 'active' })}
      done={words.userRestored}
    >
      {() => <p className="rounded-md bg-sunken px-4 py-3 text-sm break-words">{statusReason}</p>}
    </UserDialog>
  )
}

export function ChangeRole(props: UserDialogProps) {
  const { id, role } = props.user
  return (
    <UserDialog
      {...props}
      title={words.roleOf}
      submit={words.changeRole}
      intro={words.changeRoleConsequence}
      schema={z.object({ role: z.enum(roles, { error: invalid('role-missing') }) })}
      texts={texts}
      defaultValues={{ role }}
      run={(entered) => call(updateUser, { id, ...entered })}
      done={words.roleChanged}
    >
      {(field) => <SelectField {...field('role')} label={words.role} choices={roleChoices} />}
    </UserDialog>
  )
}

export function CorrectEmail(props: UserDialogProps) {
  const { id, email } = props.user
  return (
    <UserDialog
      {...props}
      title={words.emailOf}
      submit={words.correctEmail}
      intro={words.correctEmailConsequence}
      schema={z.pick(correctEmail.input, { email: true })}
      texts={texts}
      defaultValues={{ email }}
      run={(entered) => call(correctEmail, { id, ...entered })}
      done={words.emailCorrected}
    >
      {(field) => <OtherEmailField {...field('email')} label={words.email} />}
    </UserDialog>
  )
}

export function RevokeSessions(props: UserDialogProps) {
  return (
    <UserDialog
      {...props}
      title={words.signOutEverywhereQuestion}
      submit={words.signOutEverywhere}
      intro={words.signOutEverywhereConsequence}
      schema={z.object({})}
      run={() => call(adminRevokeSessions, { id: props.user.id })}
      done={({ message }) => message}
    />
  )
}

export function ResetTwoFactor(props: UserDialogProps) {
  const { id, role } = props.user
  const consequence = isStaff(role) ? words.removeAtOnceConsequence : words.removeLaterConsequence
  return (
    <UserDialog
      {...props}
      title={words.removeSecondFactorQuestion}
      submit={words.removeSecondFactor}
      danger
      intro={`${words.removeSecondFactorHint} ${consequence}`}
      schema={z.object({})}
      run={() => call(adminResetTwoFactor, { id })}
      done={isStaff(role) ? words.secondFactorRemoved : words.removalScheduled}
    />
  )
}
