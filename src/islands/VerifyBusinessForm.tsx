import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide-react'
import { type SyntheticEvent, useEffect } from 'react'
import { useController } from 'react-hook-form'
import { createMerchant, createMerchantInput } from '../api/merchants/create-merchant.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { storedToken } from './auth/stored-session.ts'
import { $categories, type Categories, loadCategories } from './forms/categories.ts'
import { clearDraft, useDraftOverLogIn } from './forms/drafts.ts'
import { Notice } from './forms/Notice.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { BusinessPlace } from './merchants/BusinessPlace.tsx'
import { BusinessStatus } from './merchants/BusinessStatus.tsx'
import { businessDraft } from './merchants/draft-names.ts'
import { LoginOrSubmit } from './merchants/LoginOrSubmit.tsx'
import { rememberBusiness, useBusiness } from './merchants/use-business.ts'
import { loginPath, paths } from './paths.ts'
import { call } from './session.ts'
import { queueToast } from './shell/toasts.ts'
import { ImagePicker } from './uploads/ImagePicker.tsx'
import { useIsUploading } from './uploads/use-image-upload.ts'

/** `categories` are those of the build, until the server has said its own. */
export const VerifyBusinessForm = withErrorBoundary(function VerifyBusinessForm({
  categories,
}: {
  categories: Categories
}) {
  const business = useBusiness()
  const { form, field, formProps } = useEndpointForm({
    schema: createMerchantInput,
    send: async (entered) => {
      const { data } = await call(createMerchant, entered)
      clearDraft(businessDraft)
      rememberBusiness(data)
      queueToast('success', 'Your application is sent. Now name your products.')
      await navigateAndWait(paths.businessProducts)
    },
  })
  const keepDraft = useDraftOverLogIn(businessDraft, form, ['password', 'country'])
  const logo = useController({ control: form.control, name: 'logo' })
  const isUploading = useIsUploading()
  const known = useStore($categories, { ssr: 'initial' }) ?? categories
  useEffect(() => void loadCategories(), [])

  const mayApply = !business || business.status === 'refused' || business.status === 'expired'
  if (!mayApply) return <BusinessStatus business={business} />

  function submit(event: SyntheticEvent) {
    if (storedToken() !== null) return void formProps.onSubmit(event)
    // Enter, while the button still says Login.
    event.preventDefault()
    keepDraft()
    void navigateAndWait(loginPath(paths.verifyBusiness))
  }

  return (
    <>
      {business?.status === 'refused' && (
        <Notice icon={TriangleAlert}>We could not verify your business: {business.reason}</Notice>
      )}
      <Form
        {...formProps}
        onSubmit={submit}
        submit={
          <LoginOrSubmit
            here={paths.verifyBusiness}
            onLogin={keepDraft}
            submit={isUploading ? 'Uploading the logo…' : 'Submit for verification'}
            busy={formProps.busy || isUploading}
          />
        }
      >
        <ImagePicker
          {...logo.field}
          value={logo.field.value ?? ''}
          label="Logo"
          error={logo.fieldState.error?.message}
        />
        <Field {...field('name')} label="Business name" autoComplete="organization" />
        <SelectField
          {...field('categoryId')}
          defaultValue=""
          label="Category"
          placeholder="Choose a category"
        >
          {known.map(({ _id, name }) => (
            <option key={_id} value={_id}>
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
          placeholder="RC1234567"
          hint="RC, BN or IT and the digits, as on your CAC certificate. We show nobody all of it."
        />
        <Field
          {...field('phone')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="0803 123 4567"
        />
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
        <fieldset className="grid gap-5">
          <legend className="mb-3 font-semibold">On the web</legend>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              {...field('website')}
              label="Website"
              optional
              type="url"
              placeholder="https://…"
            />
            <Field
              {...field('twitter')}
              label="Twitter"
              optional
              type="url"
              placeholder="https://x.com/…"
            />
            <Field
              {...field('instagram')}
              label="Instagram"
              optional
              type="url"
              placeholder="https://www.instagram.com/…"
            />
            <Field
              {...field('facebook')}
              label="Facebook"
              optional
              type="url"
              placeholder="https://www.facebook.com/…"
            />
          </div>
        </fieldset>
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="current-password"
          hint="The password of your Toju account, so that we know it is you. It is not kept with the business."
        />
      </Form>
    </>
  )
})
