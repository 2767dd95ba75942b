import { MapPin, Phone } from 'lucide-react'
import type { MerchantRecord } from '../../../api/merchants/merchant-record.ts'
import { merchantPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'

const productsInSight = 5

export function MerchantCard({ merchant }: { merchant: MerchantRecord }) {
  const { name, slug, logo, category, products, phone, verifiedSince } = merchant
  const place = [merchant.address, merchant.lga, merchant.state].filter(Boolean).join(', ')
  const hidden = products.length - productsInSight

  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5">
      <div className="flex gap-4">
        <img
          src={logo}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-md border border-line object-cover"
        />
        <div className="min-w-0">
          <h3 className="text-lg break-words">
            <a
              href={merchantPath(slug)}
              className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </h3>
          <p className="text-sm font-medium text-brand">{category}</p>
        </div>
      </div>
      <p className="mt-3 flex gap-2 text-sm text-muted">
        <MapPin aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 break-words">{place}</span>
      </p>
      {products.length > 0 && (
        <ul aria-label="Products" className="mt-3 flex flex-wrap gap-2 text-sm">
          {products.slice(0, productsInSight).map((product) => (
            <li
              key={product}
              className="max-w-full rounded-full border border-line bg-sunken px-3 py-1 break-words"
            >
              {product}
            </li>
          ))}
          {hidden > 0 && <li className="px-1 py-1 text-muted">and {hidden} more</li>}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-medium underline-offset-4 hover:underline"
        >
          <Phone aria-hidden="true" className="size-4.5" />
          {phone}
        </a>
        <p className="text-xs text-muted">Verified since {dateOf(verifiedSince)}</p>
      </div>
    </article>
  )
}
