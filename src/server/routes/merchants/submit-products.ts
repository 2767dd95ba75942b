import { submitProducts } from '../../../api/merchants/submit-products.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotAddProducts } from '../../../domain/merchants/merchants.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  changeMerchant,
  findBusinessOf,
  productsOf,
  toBusinessRecord,
} from '../../queries/merchants/merchants.ts'
import { waitingFields, waitWith } from '../../queries/merchants/pending-changes.ts'
import { notifyChangePending } from '../../services/merchants/change-merchant-status.ts'
import { attachUploads } from '../../services/uploads/attach-uploads.ts'
import { route } from '../route.ts'

export const submitProductsRoute = route(
  submitProducts,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('create', currentUser.id)
    const at = now()
    const business = await database.write(async (tx) => {
      const before = requireFound(await findBusinessOf(tx, currentUser.id), 'application')
      const hasProducts =
        productsOf(before).length > 0 || waitingFields(before).includes('products')
      const refusal = whyCannotAddProducts({ status: before.status, hasProducts })
      if (refusal) throw new Problem('PRODUCTS_ALREADY_SUBMITTED', refusal)
      await attachUploads(tx, { featuredPicture: input.featuredPicture }, currentUser.id, at)
      const named = {
        products: JSON.stringify(input.products),
        featured_picture_url: input.featuredPicture ?? null,
      }
      // An application is looked at as a whole; what is listed is looked at before it changes.
      const waits = before.status === 'verified'
      const after = await changeMerchant(tx, before, waits ? waitWith(before, named, at) : named)
      if (!after) {
        throw new Problem('PRODUCTS_ALREADY_SUBMITTED', 'changed')
      }
      if (waits) await notifyChangePending(tx, after, at)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'update',
          entity: 'merchant',
          entityId: after.id,
          details: { products: input.products.length, ...(waits && { waiting: true }) },
        },
        at,
      )
      return after
    })
    return { data: toBusinessRecord(business) }
  },
)
