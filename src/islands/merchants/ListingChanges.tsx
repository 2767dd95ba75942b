import type { BusinessRecord } from '../../api/merchants/business.ts'
import { listingLabels } from '../../locales/en/listing-changes.ts'
import { categoryName, merchantCategories } from '../../locales/en/merchant-categories.ts'
import { UploadedImage } from '../uploads/UploadedImage.tsx'

type Change = NonNullable<BusinessRecord['pendingChange']>['changes'][number]

/** Old and new values, by field. */
export function ListingChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="grid gap-3 text-sm">
      {changes.map((change) => (
        <div key={change.field} className="min-w-0">
          <dt className="text-muted">{listingLabels[change.field]}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <del className="text-muted">{shown(change, change.from)}</del>
            <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span>
            <span className="font-medium">{shown(change, change.to)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shown({ field }: Change, value: string | null) {
  if (value === null) return 'nothing'
  if (field === 'featuredPicture') {
    return <UploadedImage src={value} alt="Featured product" className="h-24 w-32 rounded-md" />
  }
  const category = merchantCategories.find(({ id }) => id === value)
  return field === 'categoryId' && category ? categoryName(category.id) : value
}
