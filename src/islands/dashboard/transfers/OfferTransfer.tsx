import { useQueryClient } from '@tanstack/react-query'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { offerTransfer } from '../../../api/transfers/offer-transfer.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../../ui/forms/SubmitOrCancel.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { CurrentPasswordField } from '../../users/CurrentPasswordField.tsx'
import { refreshOwnership } from './queries.ts'

/** Asks for the recipient, and explains what is handed over with the asset. */
export function OfferTransfer({ asset, onClose }: { asset: AssetRecord; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { field, formProps } = useEndpointForm({
    schema: offerTransfer.input,
    texts: personInput,
    defaultValues: { id: asset.id, email: '', password: '', shareName: false },
    send: async (entered) => {
      await call(offerTransfer, entered)
      await refreshOwnership(queryClient)
      void showToast('success', 'Offered. We mail the new owner a link.')
      onClose()
    },
  })

  return (
    <Dialog title="Transfer to a new owner" onClose={onClose}>
      <div className="grid gap-2 text-sm">
        <p className="wrap-anywhere">
          “{asset.name}” stays yours until they accept, for 7 days at most. Then:
        </p>
        <ul className="grid list-disc gap-1 ps-5">
          <li>They get its numbers, its photos, its maker and model.</li>
          <li>
            They do not get what you wrote about it. Its receipt, notes and purchase details are
            deleted, and its label leads nowhere. Download your data first if you want to keep them.
          </li>
          <li>Your old reports stay yours.</li>
        </ul>
      </div>
      <Form
        {...formProps}
        aria-label="Transfer to a new owner"
        submit={
          <SubmitOrCancel
            busy={formProps.busy}
            submit="Offer it"
            cancel="Keep it"
            onCancel={onClose}
          />
        }
      >
        <Field
          {...field('email')}
          label="E-mail of the new owner"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="Only an account with this address can accept."
        />
        <CheckboxField
          {...field('shareName')}
          label="Tell them my name"
          hint="Otherwise we say “somebody”."
        />
        <CurrentPasswordField {...field('password')} />
      </Form>
    </Dialog>
  )
}
