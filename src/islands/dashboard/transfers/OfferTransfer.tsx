import { useQueryClient } from '@tanstack/react-query'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { offerTransferInput } from '../../../api/transfers/transfers.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { transferWords as words } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FoldedFields } from '../../../ui/forms/FoldedFields.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { OtherEmailField } from '../../forms/named-fields.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useHeldLayout } from '../../shell/use-is-wide.ts'
import { useUser } from '../../shell/user-context.ts'
import { CurrentPasswordField } from '../../users/CurrentPasswordField.tsx'
import { refreshOwnership } from '../screen-queries.ts'

/** Explains what is handed over with the asset, then asks to whom, then for the password. */
export function OfferTransfer(props: { asset: AssetRecord; onClose: () => void }) {
  const { asset } = props
  const queryClient = useQueryClient()
  useHeldLayout()
  const userId = useUser().id
  const { form, field, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: `transfer ${asset.id}:${userId}`,
    schema: offerTransferInput,
    texts: personInput,
    defaultValues: { id: asset.id, email: '', password: '', proof: '', shareName: false },
    send: async (entered) => {
      await call('POST /assets/{id}/transfer', { ...entered, proof: entered.proof || undefined })
      await refreshOwnership(queryClient)
      void showToast('success', words.offered)
      onClose()
    },
  })

  function onClose() {
    discardDraft()
    props.onClose()
  }

  return (
    <Dialog title={words.transferTo} onClose={onClose}>
      {draftNotice}
      <Form
        {...formProps}
        aria-label={words.transferTo}
        submit={
          <DialogButtons cancel={words.keepIt} onCancel={onClose}>
            <Button type="submit" busy={formProps.busy}>
              {words.offerIt}
            </Button>
          </DialogButtons>
        }
      >
        <div className="grid gap-2 text-sm">
          <p className="wrap-anywhere">{fill(words.staysYours, { name: asset.name })}</p>
          <ul className="grid list-disc gap-1 ps-5">
            <li>{words.theyGet}</li>
            <li>{words.theyDoNotGet}</li>
            <li>{words.reportsStay}</li>
          </ul>
        </div>
        <OtherEmailField {...field('email')} label={words.newOwnerEmail} hint={words.emailHint} />
        <FoldedFields
          title={words.moreDetails}
          note={words.proofAndName}
          isFilled={form.getValues('proof') !== ''}
          isWrong={form.formState.errors.proof !== undefined}
        >
          <Field
            {...field('proof')}
            label={words.proof}
            optional
            autoComplete="off"
            hint={words.proofHint}
          />
          <CheckboxField {...field('shareName')} label={words.tellName} hint={words.tellNameHint} />
        </FoldedFields>
        <CurrentPasswordField {...field('password')} />
      </Form>
    </Dialog>
  )
}
