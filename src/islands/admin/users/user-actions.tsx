import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { requiredText } from '../../../api/fields.ts'
import { invalid } from '../../../api/invalid.ts'
import { type AdminUserRecord, correctEmailInput } from '../../../api/users/admin-users.ts'
import { paidPlans } from '../../../domain/payments/plans.ts'
import { isStaff, roles } from '../../../domain/users/users.ts'
import { planInput } from '../../../locales/en/input/payments.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { userInput } from '../../../locales/en/input/users.ts'
import { adminPaymentWords } from '../../../locales/en/screens/admin/payments.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { fill } from '../../../locales/texts.ts'
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { OtherEmailField } from '../../forms/named-fields.tsx'
import type { EndpointForm, EndpointFormOptions } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { roleNames } from '../list-filters.ts'
import { useAfterUserAction } from './UserScreen.tsx'

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
      run={({ reason }) =>
        call('PATCH /admin/users/{id}', { id: props.user.id, status: 'suspended', reason })
      }
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
      run={() => call('PATCH /admin/users/{id}', { id, status: 'active' })}
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
      run={(entered) => call('PATCH /admin/users/{id}', { id, ...entered })}
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
      schema={z.pick(correctEmailInput, { email: true })}
      texts={texts}
      defaultValues={{ email }}
      run={(entered) => call('PATCH /admin/users/{id}/email', { id, ...entered })}
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
      run={() => call('DELETE /admin/users/{id}/sessions', { id: props.user.id })}
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
      run={() => call('DELETE /admin/users/{id}/second-factor', { id })}
      done={isStaff(role) ? words.secondFactorRemoved : words.removalScheduled}
    />
  )
}

/** The props that each dialog about a user receives. */
export interface UserDialogProps {
  user: AdminUserRecord
  onClose: () => void
}

interface Props<Typed extends FieldValues, Output, Result>
  extends UserDialogProps,
    Pick<EndpointFormOptions<Typed, Output>, 'schema' | 'texts' | 'defaultValues'> {
  /** With `{name}` for the user's name. */
  title: string
  /** The label of the submit button. */
  submit: string
  danger?: boolean
  /** Calls the endpoint, which may require the staff member's password first. */
  run: (entered: Output) => Promise<Result>
  /** The toast after success. */
  done: string | ((result: Result) => string)
  /** The consequence of the action. */
  intro?: ReactNode
  children?: (field: EndpointForm<Typed, Output>['field']) => ReactNode
}

/** A dialog for an action on an account: its consequence, and the button that confirms it. */
export function UserDialog<Typed extends FieldValues, Output, Result>(
  props: Props<Typed, Output, Result>,
) {
  const { user, title, submit, danger = false, run, done, intro, children } = props
  const afterAction = useAfterUserAction()
  const { withReauthentication, dialog } = useReauthentication()
  const me = useUser().id
  const { field, formProps, discardDraft, draftNotice } = useDraftForm<Typed, Output>({
    ...props,
    draftName: `${submit} ${user.id}:${me}`,
    send: async (entered) => {
      const result = await withReauthentication(() => run(entered))
      if (result === null) return
      onClose()
      await afterAction(typeof done === 'string' ? done : done(result))
    },
  })
  function onClose() {
    discardDraft()
    props.onClose()
  }

  return (
    <>
      <FormDialog
        {...{ submit, danger, formProps, onClose }}
        title={fill(title, { name: user.name })}
      >
        {draftNotice}
        {intro && <p className="text-sm text-muted">{intro}</p>}
        {children?.(field)}
      </FormDialog>
      {dialog}
    </>
  )
}

const plans = paidPlans.map((value) => ({ value, label: value }))
const lengths = ['30', '90', '365'] as const
const days = lengths.map((value) => ({ value, label: value }))

const schema = z.object({
  plan: z.enum(paidPlans),
  days: z.enum(lengths),
  reason: requiredText('grant-reason-missing', 500),
})

/** Grants days of a plan without a payment. */
export function GrantPass(props: UserDialogProps) {
  return (
    <UserDialog
      {...props}
      title={adminPaymentWords.grantAPlan}
      submit={adminPaymentWords.grant}
      schema={schema}
      texts={planInput}
      defaultValues={{ plan: 'Premium', days: '30', reason: '' }}
      run={({ days, ...entered }) =>
        call('POST /admin/users/{id}/pass', { id: props.user.id, days: Number(days), ...entered })
      }
      done={adminPaymentWords.planGranted}
    >
      {(field) => (
        <>
          <ChoiceField
            {...field('plan')}
            label={adminPaymentWords.plan}
            initial="Premium"
            choices={plans}
          />
          <ChoiceField
            {...field('days')}
            label={adminPaymentWords.days}
            initial="30"
            choices={days}
          />
          <TextAreaField
            {...field('reason')}
            label={adminPaymentWords.reason}
            hint={adminPaymentWords.grantHint}
          />
        </>
      )}
    </UserDialog>
  )
}
