import { Clock } from 'lucide-react'
import * as z from 'zod/mini'
import { type BusinessRecord, updateMerchantInput } from '../../../api/merchants/business.ts'
import { businessFields } from '../../../api/merchants/business-fields.ts'
import { merchantInput } from '../../../locales/en/input/merchants.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { merchantCategories } from '../../../locales/en/merchant-categories.ts'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { SubmitOrCancel } from '../../../ui/forms/SubmitOrCancel.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { Notice } from '../../forms/Notice.tsx'
import { PhoneField } from '../../forms/named-fields.tsx'
import { PlaceFields } from '../../forms/PlaceFields.tsx'
import { CacNumberField, WebFields } from '../../merchants/BusinessFields.tsx'
import { rememberBusiness } from '../../merchants/use-business.ts'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { openPath } from '../../shell/routing/navigation.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { VerifiedOnly } from './VerifiedOnly.tsx'

/** Edits the user's listing, which must be verified. */
export function EditListing() {
  const { id } = useUser()
  return (
    <VerifiedOnly
      title={merchantWords.editYourListing}
      about={merchantWords.cannotChange}
      className="max-w-3xl"
    >
      {(business) => <ListingFields business={business} draftName={`listing ${id}`} />}
    </VerifiedOnly>
  )
}

interface Props {
  business: BusinessRecord
  /** The draft with the unsaved input. */
  draftName: string
}

function ListingFields({ business, draftName }: Props) {
  const { form, field, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName,
    schema: listingSchema,
    texts: { ...personInput, ...merchantInput },
    defaultValues: listingToForm(business),
    send: async (entered) => {
      const changes = listingChanges(business, entered)
      const { data } = await call('PATCH /merchants/{id}', { id: business.id, ...changes })
      rememberBusiness(data)
      const message = data.pendingChange
        ? merchantWords.sentForReview
        : merchantWords.nothingToReview
      void showToast('success', message)
      close()
    },
  })
  const typed = form.watch()
  function close() {
    discardDraft()
    void openPath(paths.merchants)
  }

  return (
    <Card>
      {draftNotice}
      <Form
        {...formProps}
        aria-label={merchantWords.yourListing}
        submit={
          <>
            <Notice icon={Clock}>{merchantWords.changesReviewed}</Notice>
            <SubmitOrCancel
              busy={formProps.busy}
              submit={merchantWords.sendForReview}
              onCancel={close}
            />
          </>
        }
      >
        <PhoneField {...field('phone')} />
        <Field {...field('address')} label={merchantWords.address} autoComplete="street-address" />
        <PlaceFields
          state={{
            ...field('state', { onChange: () => form.setValue('lga', '') }),
            defaultValue: typed.state,
          }}
          lga={{ ...field('lga'), defaultValue: typed.lga, optional: true }}
          chosen={{ state: typed.state || undefined, lga: typed.lga || undefined }}
        />
        <WebFields field={field} />
        <fieldset className="grid gap-5">
          <legend className="mb-1 font-semibold">{merchantWords.whatYourCertificateSays}</legend>
          <p className="text-sm text-muted">{merchantWords.newCertificate}</p>
          <Field
            {...field('name')}
            label={merchantWords.businessName}
            autoComplete="organization"
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <SelectField
              {...field('categoryId')}
              label={merchantWords.category}
              choices={merchantCategories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <CacNumberField {...field('cacNumber')} />
          </div>
        </fieldset>
      </Form>
    </Card>
  )
}

/** The schema of the form, which requires every field. The endpoint accepts any subset of them. */
const listingSchema = z.extend(z.omit(updateMerchantInput, { id: true }), businessFields)

type ListingForm = z.input<typeof listingSchema>
type Listing = z.output<typeof listingSchema>

/** The listed values, overridden by the changes that wait for review. */
function listingToForm(business: BusinessRecord): ListingForm {
  const listed = listedOf(business)
  const pending = (business.pendingChange?.changes ?? []).filter(({ field }) => field in listed)
  return { ...listed, ...Object.fromEntries(pending.map(({ field, to }) => [field, to ?? ''])) }
}

function listedOf(business: BusinessRecord): ListingForm {
  return {
    name: business.name,
    categoryId: business.categoryId as ListingForm['categoryId'],
    cacNumber: business.cacNumber,
    phone: business.phone,
    address: business.address,
    state: business.state as ListingForm['state'],
    lga: business.lga,
    website: business.website ?? '',
    twitter: business.twitter ?? '',
    instagram: business.instagram ?? '',
    facebook: business.facebook ?? '',
  }
}

/** The fields that differ from what is stored; only they are sent. */
function listingChanges(business: BusinessRecord, entered: Listing): Partial<Listing> {
  const before = listingToForm(business)
  return Object.fromEntries(
    Object.entries(entered).filter(
      ([name, value]) => (value ?? '') !== before[name as keyof ListingForm],
    ),
  )
}
