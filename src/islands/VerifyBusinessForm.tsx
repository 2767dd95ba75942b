import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide-react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { createMerchantInput } from '../api/merchants/business.ts'
import { states } from '../domain/places/states.ts'
import { merchantInput } from '../locales/en/input/merchants.ts'
import { personInput } from '../locales/en/input/people.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { storedToken } from './auth/stored-session.ts'
import { businessDraft } from './forms/drafts/draft-names.ts'
import { $lgas, loadLgas } from './forms/lgas.ts'
import { Notice } from './forms/Notice.tsx'
import { PhoneField } from './forms/named-fields.tsx'
import { useHydrated } from './forms/use-hydrated.ts'
import { CacNumberField, WebFields } from './merchants/BusinessFields.tsx'
import { BusinessForm } from './merchants/BusinessForm.tsx'
import { BusinessStatus } from './merchants/BusinessStatus.tsx'
import { rememberBusiness, useBusiness } from './merchants/use-business.ts'
import { useBusinessForm } from './merchants/use-business-form.ts'
import { paths } from './paths.ts'
import { call } from './session.ts'
import { queueToast } from './shell/toasts.ts'
import { PhotoField } from './uploads/PhotoField.tsx'
import { PasswordByMail } from './users/PasswordByMail.tsx'

/** The categories of merchants, from the server; null until they are loaded. */
const $categories = atom<Categories | null>(null)

/** A visitor is asked for no password: it is that of the account. */
const visitorSchema = z.extend(createMerchantInput, { password: z.string() })

/** `categories` come from the build; the server's own replace them once they are loaded. */
export const VerifyBusinessForm = withErrorBoundary(function VerifyBusinessForm({
  categories,
}: {
  categories: Categories
}) {
  const business = useBusiness()
  const { form, field, businessForm, discardDraft } = useBusinessForm({
    here: paths.verifyBusiness,
    draftName: businessDraft,
    schema: async () => (storedToken() === null ? visitorSchema : createMerchantInput),
    texts: { ...personInput, ...merchantInput },
    send: async (entered) => {
      const { data } = await call('POST /merchants', entered)
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
        {...businessForm}
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
          hint={
            <>
              The password of your Toju account, so that we know it is you. It is not kept with the
              business. <PasswordByMail />
            </>
          }
        />
      </BusinessForm>
    </>
  )
})

type Typed = z.input<typeof createMerchantInput>

/**
 * State and local government area. The area is optional, so the form works if its list fails to
 * load.
 */
function BusinessPlace<Output>({ form }: { form: UseFormReturn<Typed, unknown, Output> }) {
  const lga = useController({ control: form.control, name: 'lga' })
  // Renders again after hydration, to read a state chosen before it.
  useHydrated()
  const lgas = useStore($lgas, { ssr: 'initial' })
  useEffect(() => void loadLgas(), [])
  const chosen = form.watch('state') || undefined
  const choices = lgas.status === 'ready' && chosen ? lgas.byState[chosen] : []

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        {...form.register('state', { onChange: () => form.setValue('lga', '') })}
        defaultValue=""
        label="State"
        autoComplete="address-level1"
        placeholder="Choose a state"
        error={form.formState.errors.state?.message}
        choices={states}
      />
      <SelectField
        {...lga.field}
        value={lga.field.value ?? ''}
        label="Local government area"
        optional
        hint="Buyers near you find you by it."
        autoComplete="address-level2"
        placeholder={chosen ? 'Choose one' : 'Choose the state first'}
        error={lga.fieldState.error?.message}
        choices={choices}
      />
    </div>
  )
}

type Categories = readonly { _id: string; name: string }[]

/** Fetches them once. If that fails, forms keep the categories in the page. */
async function loadCategories(): Promise<void> {
  if ($categories.get()) return
  try {
    $categories.set((await call('GET /categories', {})).data)
  } catch {}
}
