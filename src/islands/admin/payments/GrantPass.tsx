import * as z from 'zod/mini'
import { requiredText } from '../../../api/fields.ts'
import { grantPass } from '../../../api/payments/grant-pass.ts'
import { paidPlans } from '../../../domain/payments/billing.ts'
import { planInput } from '../../../locales/en/input/plans.ts'
import { adminPaymentWords } from '../../../locales/en/screens/admin/payments.ts'
import { fill } from '../../../locales/texts.ts'
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { call } from '../../session.ts'
import { UserDialog, type UserDialogProps } from '../users/actions/UserDialog.tsx'
import { useUserAction } from '../users/actions/use-user-action.ts'

const lengths = ['30', '90', '365'] as const

const schema = z.object({
  plan: z.enum(paidPlans),
  days: z.enum(lengths),
  reason: requiredText('grant-reason-missing', 500),
})

/** Gives days of a plan that nobody paid for. */
export function GrantPass({ user, onClose }: UserDialogProps) {
  const { field, dialogProps } = useUserAction({
    schema,
    texts: planInput,
    defaultValues: { plan: 'Premium', days: '30', reason: '' },
    run: ({ plan, days, reason }) =>
      call(grantPass, { id: user.id, plan, days: Number(days), reason }),
    done: adminPaymentWords.planGranted,
    onClose,
  })
  return (
    <UserDialog
      title={fill(adminPaymentWords.grantAPlan, { name: user.name })}
      submit={adminPaymentWords.grant}
      {...dialogProps}
    >
      <ChoiceField
        {...field('plan')}
        label={adminPaymentWords.plan}
        initial="Premium"
        choices={paidPlans.map((value) => ({ value, label: value }))}
      />
      <ChoiceField
        {...field('days')}
        label={adminPaymentWords.days}
        initial="30"
        choices={lengths.map((value) => ({ value, label: value }))}
      />
      <TextAreaField
        {...field('reason')}
        label={adminPaymentWords.reason}
        hint={adminPaymentWords.itStaysIn}
      />
    </UserDialog>
  )
}
