import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type BusinessRecord, submitProductsInput } from '../api/merchants/business.ts'
import { maxProducts } from '../domain/merchants/merchants.ts'
import { merchantInput } from '../locales/en/input/merchants.ts'
import { Button } from '../ui/Button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { storedToken } from './auth/stored-session.ts'
import { productsDraft } from './forms/drafts/draft-names.ts'
import { BusinessForm } from './merchants/BusinessForm.tsx'
import { BusinessStatus } from './merchants/BusinessStatus.tsx'
import { rememberBusiness, useBusiness } from './merchants/use-business.ts'
import { useBusinessForm } from './merchants/use-business-form.ts'
import { paths } from './paths.ts'
import { call } from './session.ts'
import { showToast } from './shell/toasts.ts'
import { PhotoField } from './uploads/PhotoField.tsx'

const initialRows = 3
const examples = ['Laptops', 'Screen repair', 'Chargers and cases']

export const BusinessProductsForm = withErrorBoundary(function BusinessProductsForm() {
  const business = useBusiness()
  const [rows, setRows] = useState(initialRows)
  const { form, field, businessForm, discardDraft } = useBusinessForm({
    here: paths.businessProducts,
    draftName: productsDraft,
    schema: submitProductsInput,
    texts: merchantInput,
    send: async (entered) => {
      const { data } = await call('POST /merchants/products', entered)
      discardDraft()
      void showToast('success', 'Your products are submitted')
      rememberBusiness(data)
    },
  })
  const { products: productsError } = form.formState.errors
  const names = form.watch('products') ?? []
  const filledRows = names.findLastIndex((name) => name) + 1
  useEffect(() => setRows((shown) => Math.max(shown, filledRows)), [filledRows])

  if (business && (business.products.length > 0 || areProductsInReview(business))) {
    return <BusinessStatus business={business} />
  }
  if (business === null && storedToken() !== null) return <NoBusiness />

  return (
    <BusinessForm {...businessForm} submit="Submit products" uploading="Uploading the picture…">
      {Array.from({ length: rows }, (_, index) => {
        const { error, ...input } = field(`products.${index}`)
        return (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            key={index}
            {...input}
            label={`Product ${index + 1}`}
            optional={index > 0}
            maxLength={60}
            placeholder={examples[index]}
            error={
              error ??
              (index === 0 ? (productsError?.message ?? productsError?.root?.message) : undefined)
            }
          />
        )
      })}
      {rows < maxProducts && (
        <Button
          variant="secondary"
          onClick={() => setRows(rows + 1)}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" />
          Add another product
        </Button>
      )}
      <PhotoField
        control={form.control}
        name="featuredPicture"
        label="Featured product"
        optional
        hint="A picture of what you are best known for. JPEG or PNG; large photos are made smaller for you."
      />
    </BusinessForm>
  )
})

function areProductsInReview({ pendingChange }: BusinessRecord): boolean {
  return pendingChange?.changes.some(({ field }) => field === 'products') ?? false
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
