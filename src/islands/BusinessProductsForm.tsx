import { Plus } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import type { BusinessRecord } from '../api/business-record.ts'
import { submitProducts, submitProductsInput } from '../api/submit-products.ts'
import { mostProducts } from '../domain/merchants.ts'
import { Button } from '../ui/Button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { guarded } from '../ui/ErrorBoundary.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { BusinessStanding } from './business/BusinessStanding.tsx'
import { productsDraft } from './business/draft-names.ts'
import { LoginOrSubmit } from './business/LoginOrSubmit.tsx'
import { rememberBusiness, useBusiness } from './business/use-business.ts'
import { forgetDraft, useDraftOverLogIn } from './forms/drafts.ts'
import { leaveFor } from './leave-for.ts'
import { loginPath, paths } from './paths.ts'
import { PicturePicker } from './pictures/PicturePicker.tsx'
import { useIsUploading } from './pictures/use-picture-upload.ts'
import { call } from './session.ts'
import { storedToken } from './stored-session.ts'
import { showToast } from './toasts.ts'
import { useActForm } from './use-act-form.ts'

const rowsAtFirst = 3
const examples = ['Laptops', 'Screen repair', 'Chargers and cases']

export const BusinessProductsForm = guarded(function BusinessProductsForm() {
  const business = useBusiness()
  const [rows, setRows] = useState(rowsAtFirst)
  const { form, field, formProps } = useActForm({
    schema: submitProductsInput,
    send: async (entered) => {
      const { data } = await call(submitProducts, entered)
      forgetDraft(productsDraft)
      void showToast('success', 'Your products are submitted')
      rememberBusiness(data)
    },
  })
  const keepDraft = useDraftOverLogIn(productsDraft, form)
  const picture = useController({ control: form.control, name: 'featuredPicture' })
  const isUploading = useIsUploading()
  const { products: wrong } = form.formState.errors
  const typed = form.watch('products') ?? []
  const filled = typed.findLastIndex((name) => name) + 1
  useEffect(() => setRows((shown) => Math.max(shown, filled)), [filled])

  if (business && (business.products.length > 0 || waitForReview(business))) {
    return <BusinessStanding business={business} />
  }
  if (business === null && storedToken() !== null) return <NoBusiness />

  function submit(event: SyntheticEvent) {
    if (storedToken() !== null) return void formProps.onSubmit(event)
    event.preventDefault()
    keepDraft()
    void leaveFor(loginPath(paths.businessProducts))
  }

  return (
    <Form
      {...formProps}
      onSubmit={submit}
      submit={
        <LoginOrSubmit
          here={paths.businessProducts}
          onLogin={keepDraft}
          submit={isUploading ? 'Uploading the picture…' : 'Submit products'}
          busy={formProps.busy || isUploading}
        />
      }
    >
      {Array.from({ length: rows }, (_, index) => {
        const { error, ...input } = field(`products.${index}`)
        return (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            key={index}
            {...input}
            label={`Product ${index + 1}`}
            optional={index > 0}
            maxLength={60}
            autoComplete="off"
            placeholder={examples[index]}
            error={error ?? (index === 0 ? (wrong?.message ?? wrong?.root?.message) : undefined)}
          />
        )
      })}
      {rows < mostProducts && (
        <Button
          variant="secondary"
          onClick={() => setRows(rows + 1)}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" />
          Add another product
        </Button>
      )}
      <PicturePicker
        {...picture.field}
        value={picture.field.value ?? ''}
        label="Featured product"
        optional
        hint="A picture of what you are best known for. JPEG or PNG; large photos are made smaller for you."
        error={picture.fieldState.error?.message}
      />
    </Form>
  )
})

function waitForReview({ waitingChange }: BusinessRecord): boolean {
  return waitingChange?.changes.some(({ field }) => field === 'products') ?? false
}

function NoBusiness() {
  return (
    <div className="grid justify-items-start gap-4">
      <p>You have not told us about your business yet. Do that first; it takes five minutes.</p>
      <a href={paths.verifyBusiness} className={buttonStyle()}>
        Verify your business
      </a>
    </div>
  )
}
