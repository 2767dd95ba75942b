import type { BusinessRecord } from '../../api/merchants/business.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { certificatePath, merchantPath, paths } from '../paths.ts'
import { BusinessHeading } from './BusinessHeading.tsx'
import { statusLabels, statusTitles } from './status-labels.ts'

/** The status of the user's business, instead of a form. */
export function BusinessStatus({ business }: { business: BusinessRecord }) {
  const { status, products, reason, pendingChange } = business
  const isVerified = status === 'verified'
  const productsChange = pendingChange?.changes.find(({ field }) => field === 'products')
  return (
    <div data-begun data-last-step className="grid gap-5">
      <h2 className="text-2xl">{statusTitles[status]}</h2>
      <BusinessHeading business={business} />
      <p>{statusLabels(business)}</p>
      {status === 'suspended' && reason && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">What our team wrote: {reason}</p>
      )}
      {productsChange && (
        <p className="rounded-md bg-marigold-soft px-4 py-3 text-sm">
          Your products wait for review: {productsChange.to}. They are shown once our team has
          looked at them.
        </p>
      )}
      {products.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm font-semibold">Products</p>
          <ul className="flex flex-wrap gap-2 text-sm">
            {products.map((product) => (
              <li key={product} className="rounded-full border border-line bg-sunken px-3 py-1">
                {product}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {products.length === 0 && !productsChange && status !== 'suspended' && (
          <a href={paths.businessProducts} className={buttonStyle()}>
            List your products
          </a>
        )}
        {isVerified && (
          <>
            <a href={merchantPath(business.slug)} className={buttonStyle()}>
              See your page
            </a>
            <a
              href={certificatePath(business.certificateNumber ?? '')}
              className={buttonStyle({ variant: 'secondary' })}
            >
              See the certificate
            </a>
          </>
        )}
        <a href={paths.dashboard} className={buttonStyle({ variant: 'secondary' })}>
          Go to your dashboard
        </a>
      </div>
    </div>
  )
}
