import * as z from 'zod/mini'
import { requiredText } from '../../../api/fields.ts'
import { grantPass } from '../../../api/payments/grant-pass.ts'
import { paidPlans } from '../../../domain/payments/billing.ts'
import { planInput } from '../../../locales/en/input/payments.ts'
import { adminPaymentWords as words } from '../../../locales/en/screens/admin/payments.ts'
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { call } from '../../session.ts'
import { UserDialog, type UserDialogProps } from '../users/actions/UserDialog.tsx'

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
      title={words.grantAPlan}
      submit={words.grant}
      schema={schema}
      texts={planInput}
      defaultValues={{ plan: 'Premium', days: '30', reason: '' }}
      run={({ days, ...entered }) =>
        call(grantPass, { id: props.user.id, days: Number(days), ...entered })
      }
      done={words.planGranted}
    >
      {(field) => (
        <>
          <ChoiceField {...field('plan')} label={words.plan} initial="Premium" choices={plans} />
          <ChoiceField {...field('days')} label={words.days} initial="30" choices={days} />
          <TextAreaField {...field('reason')} label={words.reason} hint={words.grantHint} />
        </>
      )}
    </UserDialog>
  )
}
