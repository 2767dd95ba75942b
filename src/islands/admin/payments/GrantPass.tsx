import * as z from 'zod/mini'
import { requiredText } from '../../../api/fields.ts'
import { grantPass } from '../../../api/payments/grant-pass.ts'
import { paidPlans } from '../../../domain/payments/plan-features.ts'
import { passName } from '../../../locales/en/payments.ts'
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'
import { UserDialog, type UserDialogProps } from '../users/UserDialog.tsx'
import { useAfterUserAction } from '../users/use-after-user-action.ts'

const lengths = ['30', '90', '365'] as const

const schema = z.object({
  plan: z.enum(paidPlans),
  days: z.enum(lengths),
  reason: requiredText('Say why: it stays in the ledger', 500),
})

/** Gives days of a plan that nobody paid for. */
export function GrantPass({ user, onClose }: UserDialogProps) {
  const done = useAfterUserAction()
  const { guarded, dialog } = useReauthentication()
  const { field, formProps } = useEndpointForm({
    schema,
    defaultValues: { plan: 'Premium', days: '30', reason: '' },
    send: async ({ plan, days, reason }) => {
      const grant = { id: user.id, plan, days: Number(days), reason }
      if (!(await guarded(() => call(grantPass, grant)))) return
      onClose()
      await done(`${passName(plan, Number(days))} granted`)
    },
  })
  return (
    <UserDialog
      title={`Grant ${user.name} a plan`}
      submit="Grant"
      formProps={formProps}
      password={dialog}
      onClose={onClose}
    >
      <ChoiceField
        {...field('plan')}
        label="Plan"
        initial="Premium"
        choices={paidPlans.map((value) => ({ value, label: value }))}
      />
      <ChoiceField
        {...field('days')}
        label="Days"
        initial="30"
        choices={lengths.map((value) => ({ value, label: value }))}
      />
      <TextAreaField
        {...field('reason')}
        label="Reason"
        hint="It stays in the ledger. They are told that they have the plan, not why."
      />
    </UserDialog>
  )
}
