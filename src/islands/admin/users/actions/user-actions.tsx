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
      title={words.suspend}
      submit={words.suspend2}
      danger
      intro={words.theyAreSignedOut}
      schema={z.object({ reason: requiredText('suspension-reason-missing', 500) })}
      texts={texts}
      defaultValues={{ reason: '' }}
      run={({ reason }) => call(updateUser, { id: props.user.id, status: 'suspended', reason })}
      done={words.userSuspended}
    >
      {(field) => (
        <TextAreaField {...field('reason')} label={words.reason} hint={words.theyReadIt} />
      )}
    </UserDialog>
  )
}

export function RestoreUser(props: UserDialogProps) {
  const { id, statusReason } = props.user
  return (
    <UserDialog
      {...props}
      title={words.restore}
      submit={words.restore2}
      intro={words.theyCanSign}
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
      intro={words.theyAreSigned}
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
      intro={words.correctingEnds}
      schema={z.pick(correctEmail.input, { email: true })}
      texts={texts}
      defaultValues={{ email }}
      run={(entered) => call(correctEmail, { id, ...entered })}
      done={words.emailCorrected}
    >
      {(field) => <OtherEmailField {...field('email')} label={words.eMail} />}
    </UserDialog>
  )
}

export function RevokeSessions(props: UserDialogProps) {
  return (
    <UserDialog
      {...props}
      title={words.signOutEverywhere}
      submit={words.signOutEverywhere2}
      intro={words.theyCanSignIn}
      schema={z.object({})}
      run={() => call(adminRevokeSessions, { id: props.user.id })}
      done={({ message }) => message}
    />
  )
}

export function ResetTwoFactor(props: UserDialogProps) {
  const { id, role } = props.user
  const consequence = isStaff(role) ? words.fromNowOn : words.in24Hours
  return (
    <UserDialog
      {...props}
      title={words.removeTheSecond}
      submit={words.removeSecondFactor}
      danger
      intro={`${words.lostAccess} ${consequence}`}
      schema={z.object({})}
      run={() => call(adminResetTwoFactor, { id })}
      done={isStaff(role) ? words.secondFactorRemoved : words.itGoesIn}
    />
  )
}
