import type { ApplicationRecord } from '../../../api/merchants/applications.ts'
import { merchantsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { DecisionPanel } from '../shell/DecisionPanel.tsx'
import { merchantDecisionsOn, reasonForOwner } from './merchant-decisions.ts'

/** The possible decisions on a business. */
export function MerchantDecisions({ merchant }: { merchant: ApplicationRecord }) {
  return (
    <DecisionPanel
      about={{ kind: 'merchant', id: merchant.id }}
      decisions={merchantDecisionsOn(merchant).map(
        ({ needsReason, usualReasons, ...decision }) => ({
          ...decision,
          label: decision.send,
          reason: needsReason ? reasonForOwner(usualReasons) : null,
        }),
      )}
      refreshes={[[merchantsList.key], tasksQuery.queryKey]}
    />
  )
}
