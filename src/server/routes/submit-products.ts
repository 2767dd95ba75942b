import { Problem } from '../../api/problem.ts'
import { submitProducts } from '../../api/submit-products.ts'
import { refuseProducts } from '../../domain/merchants.ts'
import { claimPictures } from '../claim-pictures.ts'
import { tellOfWaiting } from '../merchant-moves.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import {
  changeMerchant,
  findBusinessOf,
  productsOf,
  toBusinessRecord,
} from '../queries/merchants.ts'
import { route } from '../route.ts'
import { waitingFields, waitWith } from '../waiting-changes.ts'

export const submitProductsRoute = route(
  submitProducts,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('create', caller.id)
    const at = now()
    const business = await database.write(async (tx) => {
      const before = requireFound(await findBusinessOf(tx, caller.id), 'application')
      const hasProducts =
        productsOf(before).length > 0 || waitingFields(before).includes('products')
      const refusal = refuseProducts({ status: before.status, hasProducts })
      if (refusal) throw new Problem('PRODUCTS_ALREADY_SUBMITTED', refusal)
      await claimPictures(tx, { featuredPicture: input.featuredPicture }, caller.id, at)
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
      if (waits) await tellOfWaiting(tx, after, at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
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
