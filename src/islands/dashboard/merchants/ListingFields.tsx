import { useNavigate } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { BusinessRecord } from '../../../api/business-record.ts'
import { updateMerchant } from '../../../api/update-merchant.ts'
import { merchantCategories } from '../../../domain/merchant-categories.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { rememberBusiness } from '../../business/use-business.ts'
import { forgetDraft, useDraft, useKeptDraft } from '../../forms/drafts.ts'
import { KeptDraftNotice } from '../../forms/KeptDraftNotice.tsx'
import { Notice } from '../../forms/Notice.tsx'
import { PlaceFields } from '../../forms/PlaceFields.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { showToast } from '../../toasts.ts'
import { useActForm } from '../../use-act-form.ts'
import { changesOf, formOf, type ListingForm, listingSchema } from './listing-form.ts'

interface Props {
  business: BusinessRecord
  /** Where what is typed is kept until it is saved or given up. */
  draftName: string
}

export function ListingFields({ business, draftName }: Props) {
  const navigate = useNavigate()
  const draft = useDraft<ListingForm>(draftName)
  const before = formOf(business)
  const begun = { ...before, ...draft }
  const { form, field, formProps } = useActForm({
    schema: listingSchema,
    defaultValues: begun,
    send: async (entered) => {
      const changes = changesOf(business, entered)
      const { data } = await call(updateMerchant, { id: business.id, ...changes })
      rememberBusiness(data)
      const words = data.waitingChange ? 'Sent for review' : 'Nothing waits for review any more'
      void showToast('success', words)
      close()
    },
  })
  useKeptDraft(draftName, form)
  const typed = form.watch()
  function close() {
    forgetDraft(draftName)
    void navigate({ to: paths.merchants })
  }

  return (
    <Card>
      {draft && <KeptDraftNotice onStartOver={() => form.reset(before)} />}
      <Form
        {...formProps}
        aria-label="Your listing"
        submit={
          <>
            <Notice icon={Clock}>
              Our team looks at what you change before it is shown. Until then your listing and your
              certificate stay as they are.
            </Notice>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={formProps.busy}>
                Send for review
              </Button>
              <Button variant="secondary" onClick={close}>
                Cancel
              </Button>
            </div>
          </>
        }
      >
        <Field
          {...field('phone')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="0803 123 4567"
        />
        <Field {...field('address')} label="Address" autoComplete="street-address" />
        <PlaceFields
          state={{
            ...field('state', { onChange: () => form.setValue('lga', '') }),
            defaultValue: begun.state,
          }}
          lga={{ ...field('lga'), defaultValue: begun.lga, optional: true }}
          chosen={{ state: typed.state || undefined, lga: typed.lga || undefined }}
        />
        <fieldset className="grid gap-5">
          <legend className="mb-3 font-semibold">On the web</legend>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field {...field('website')} label="Website" optional type="url" />
            <Field {...field('twitter')} label="Twitter" optional type="url" />
            <Field {...field('instagram')} label="Instagram" optional type="url" />
            <Field {...field('facebook')} label="Facebook" optional type="url" />
          </div>
        </fieldset>
        <fieldset className="grid gap-5">
          <legend className="mb-1 font-semibold">What your certificate says</legend>
          <p className="text-sm text-muted">
            With another name or CAC number you get a new certificate once it is approved.
          </p>
          <Field {...field('name')} label="Business name" autoComplete="organization" />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <SelectField {...field('categoryId')} label="Category">
              {merchantCategories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field
              {...field('cacNumber')}
              label="CAC number"
              mono
              autoComplete="off"
              autoCapitalize="characters"
            />
          </div>
        </fieldset>
      </Form>
    </Card>
  )
}
