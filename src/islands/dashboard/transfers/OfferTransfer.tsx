import { useQueryClient } from '@tanstack/react-query'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { offerTransfer } from '../../../api/transfers/offer-transfer.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useHeldLayout } from '../../shell/use-is-wide.ts'
import { CurrentPasswordField } from '../../users/CurrentPasswordField.tsx'
import { refreshOwnership } from './queries.ts'

/** Asks for the recipient, and explains what is handed over with the asset. */
export function OfferTransfer({ asset, onClose }: { asset: AssetRecord; onClose: () => void }) {
  const queryClient = useQueryClient()
  useHeldLayout()
  const { field, formProps } = useEndpointForm({
    schema: offerTransfer.input,
    texts: personInput,
    defaultValues: { id: asset.id, email: '', password: '', proof: '', shareName: false },
    send: async (entered) => {
      await call(offerTransfer, { ...entered, proof: entered.proof || undefined })
      await refreshOwnership(queryClient)
      void showToast('success', transferWords.offered)
      onClose()
    },
  })

  return (
    <Dialog title={transferWords.transferTo} onClose={onClose}>
      <div className="grid gap-2 text-sm">
        <p className="wrap-anywhere">{fill(transferWords.staysYours, { name: asset.name })}</p>
        <ul className="grid list-disc gap-1 ps-5">
          <li>{transferWords.theyGet}</li>
          <li>{transferWords.theyDoNotGet}</li>
          <li>{transferWords.reportsStay}</li>
        </ul>
      </div>
      <Form
        {...formProps}
        aria-label={transferWords.transferTo}
        submit={
          <DialogButtons cancel={transferWords.keepIt} onCancel={onClose}>
            <Button type="submit" busy={formProps.busy}>
              {transferWords.offerIt}
            </Button>
          </DialogButtons>
        }
      >
        <Field
          {...field('email')}
          label={transferWords.newOwnerEmail}
          type="email"
          inputMode="email"
          autoComplete="off"
          hint={transferWords.emailHint}
        />
        <Field
          {...field('proof')}
          label={transferWords.proof}
          autoComplete="off"
          hint={transferWords.proofHint}
        />
        <CheckboxField
          {...field('shareName')}
          label={transferWords.tellName}
          hint={transferWords.tellNameHint}
        />
        <CurrentPasswordField {...field('password')} />
      </Form>
    </Dialog>
  )
}
