import { MapPin, Phone } from 'lucide-react'
import type { MerchantRecord } from '../../../api/merchants/merchant-record.ts'
import { fullAddress } from '../../../domain/places/full-address.ts'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { fill } from '../../../locales/texts.ts'
import { cx } from '../../../ui/cx.ts'
import { merchantCardStyles as styles } from '../../../ui/merchant-card-style.ts'
import { merchantPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'

const maxProducts = 5

export function MerchantCard({ merchant }: { merchant: MerchantRecord }) {
  const { name, slug, logo, category, products, phone, verifiedSince } = merchant
  const place = fullAddress(merchant)
  const hidden = products.length - maxProducts

  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <img src={logo} alt="" width={56} height={56} loading="lazy" className={styles.logo} />
        <div className="min-w-0">
          <h3 className={styles.name}>
            <a
              href={merchantPath(slug)}
              className={cx(styles.link, 'inline-flex min-h-11 items-center')}
            >
              {name}
            </a>
          </h3>
          <p className={styles.category}>{category}</p>
        </div>
      </div>
      <p className={styles.address}>
        <MapPin aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 break-words">{place}</span>
      </p>
      {products.length > 0 && (
        <ul aria-label={merchantWords.products} className={styles.products}>
          {products.slice(0, maxProducts).map((product) => (
            <li key={product} className={styles.product}>
              {product}
            </li>
          ))}
          {hidden > 0 && (
            <li className="px-1 py-1 text-muted">{fill(merchantWords.andMore, { hidden })}</li>
          )}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
        <a href={`tel:${phone}`} className={cx(styles.contact, 'text-sm')}>
          <Phone aria-hidden="true" className="size-4.5" />
          {phone}
        </a>
        <p className="text-xs text-muted">
          {fill(merchantWords.verifiedSince, { day: dateOf(verifiedSince) })}
        </p>
      </div>
    </article>
  )
}
