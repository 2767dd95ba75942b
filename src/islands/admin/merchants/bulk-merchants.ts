import type { ApplicationRecord } from '../../../api/merchants/application-record.ts'
import { reviewMerchant } from '../../../api/merchants/review-merchant.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { merchantDecisions, reasonForOwner } from './merchant-decisions.ts'
import { merchantsList } from './merchants-list.ts'

/**
 * Refuses or suspends several businesses. They are approved one by one, because staff must look up
 * each CAC number.
 */
export const bulkMerchants: Bulk<ApplicationRecord> = {
  nameOf: ({ name }) => name,
  actions: [merchantDecisions.refuse, merchantDecisions.suspend].map(
    ({ from, to, ...decision }) => ({
      label: decision.label,
      send: decision.send,
      consequence: decision.consequence,
      variant: 'secondary',
      reason: reasonForOwner,
      isPossible: ({ status }) => status === from,
      decide: ({ id }, reason) => call(reviewMerchant, { id, status: to, reason }),
      refreshes: [[merchantsList.key], tasksQuery.queryKey],
    }),
  ),
}
