import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { createMerchant, createMerchantInput } from '../api/merchants/create-merchant.ts'
import { merchantInput } from '../locales/en/input/merchants.ts'
import { personInput } from '../locales/en/input/people.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { $categories, type Categories, loadCategories } from './forms/categories.ts'
import { useDraftForm } from './forms/drafts/use-draft-form.tsx'
import { Notice } from './forms/Notice.tsx'
import { PhoneField } from './forms/PhoneField.tsx'
import { BusinessForm } from './merchants/BusinessForm.tsx'
import { BusinessPlace } from './merchants/BusinessPlace.tsx'
import { BusinessStatus } from './merchants/BusinessStatus.tsx'
import { CacNumberField } from './merchants/CacNumberField.tsx'
import { businessDraft } from './merchants/draft-names.ts'
import { rememberBusiness, useBusiness } from './merchants/use-business.ts'
import { WebFields } from './merchants/WebFields.tsx'
import { paths } from './paths.ts'
import { call } from './session.ts'
import { queueToast } from './shell/toasts.ts'
import { PhotoField } from './uploads/PhotoField.tsx'

/** `categories` come from the build; the server's own replace them once they are loaded. */
export const VerifyBusinessForm = withErrorBoundary(function VerifyBusinessForm({
  categories,
}: {
  categories: Categories
}) {
  const business = useBusiness()
  const { form, field, formProps, saveDraft, discardDraft } = useDraftForm({
    draftName: businessDraft,
    schema: createMerchantInput,
    texts: { ...personInput, ...merchantInput },
    send: async (entered) => {
      const { data } = await call(createMerchant, entered)
      discardDraft()
      rememberBusiness(data)
      queueToast('success', 'Your application is sent. Now name your products.')
      await navigateAndWait(paths.businessProducts)
    },
  })
  const known = useStore($categories, { ssr: 'initial' }) ?? categories
  useEffect(() => void loadCategories(), [])

  const mayApply = !business || business.status === 'refused' || business.status === 'expired'
  if (!mayApply) return <BusinessStatus business={business} />

  return (
    <>
      {business?.status === 'refused' && (
        <Notice icon={TriangleAlert}>We could not verify your business: {business.reason}</Notice>
      )}
      <BusinessForm
        formProps={formProps}
        here={paths.verifyBusiness}
        saveDraft={saveDraft}
        submit="Submit for verification"
        uploading="Uploading the logo…"
      >
        <PhotoField control={form.control} name="logo" label="Logo" />
        <Field {...field('name')} label="Business name" autoComplete="organization" />
        <SelectField
          {...field('categoryId')}
          defaultValue=""
          label="Category"
          placeholder="Choose a category"
          choices={known.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <CacNumberField
          {...field('cacNumber')}
          placeholder="RC1234567"
          hint="RC, BN or IT and the digits, as on your CAC certificate. We never show the whole number."
        />
        <PhoneField {...field('phone')} />
        <Field {...field('address')} label="Address" autoComplete="street-address" />
        <BusinessPlace form={form} />
        <SelectField
          label="Country"
          name="country"
          defaultValue="Nigeria"
          autoComplete="country-name"
        >
          <option>Nigeria</option>
        </SelectField>
        <WebFields field={field} />
        <PasswordField
          {...field('password')}
          className="signed-out:hidden"
          label="Password"
          autoComplete="current-password"
          hint="The password of your Toju account, so that we know it is you. It is not kept with the business."
        />
      </BusinessForm>
    </>
  )
})
