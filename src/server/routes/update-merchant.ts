import { Problem } from '../../api/problem.ts'
import { type UpdateMerchantInput, updateMerchant } from '../../api/update-merchant.ts'
import { refuseListingChange } from '../../domain/merchants.ts'
import { changedColumns } from '../changed-columns.ts'
import type { Merchants } from '../db/tables.ts'
import { requireLga } from '../lgas.ts'
import { tellOfWaiting } from '../merchant-moves.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { changeMerchant, findBusinessOf, toBusinessRecord } from '../queries/merchants.ts'
import { route } from '../route.ts'
import { listingColumns, waitingFields, waitingOf, waitWith } from '../waiting-changes.ts'

export const updateMerchantRoute = route(updateMerchant, async (services, { input, caller }) => {
  const { database, limiter, lgas, now } = services
  await limiter.take('change', caller.id)
  const business = await database.write(async (tx) => {
    await database.lock(tx, `merchant of ${caller.id}`)
    const own = await findBusinessOf(tx, caller.id)
    const before = requireFound(own?.id === input.id ? own : undefined, 'own-business')
    const refusal = refuseListingChange(before.status)
    if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal)
    const { fields, change } = changesIn(before, input)
    if (fields.length === 0) return before
    const { state, lga } = { ...before, ...waitingOf(before), ...change }
    if (lga) requireLga(lgas, state, lga)

    const at = now()
    const after = await changeMerchant(tx, before, waitWith(before, change, at))
    if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'business-decided')
    await tellOfWaiting(tx, after, at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'update',
        entity: 'merchant',
        entityId: after.id,
        details: { fields, waiting: waitingFields(after).length },
      },
      at,
    )
    return after
  })
  return { data: toBusinessRecord(business) }
})

/** What differs from what is kept, or waits already. */
function changesIn(listed: Merchants, input: UpdateMerchantInput) {
  const before = { ...listed, ...waitingOf(listed) }
  const { products: _products, featuredPicture: _picture, ...columns } = listingColumns
  const sent = changedColumns<Merchants>(input, columns)
  // A place without an LGA has it empty, not missing.
  if (input.lga === '') sent.lga = ''
  // An LGA of another state than the new one would be no place at all.
  if (sent.state !== undefined && sent.state !== before.state) sent.lga ??= ''
  const change = Object.fromEntries(
    Object.entries(sent).filter(([column, value]) => value !== before[column as keyof Merchants]),
  ) as Partial<Merchants>
  const fields = Object.entries(columns)
    .filter(([, column]) => column in change)
    .map(([field]) => field)
  return { fields, change }
}
