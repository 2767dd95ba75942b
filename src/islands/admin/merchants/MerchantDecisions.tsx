import type { ApplicationRecord } from '../../../api/merchants/applications.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { merchantsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { ReasonField } from '../shell/ReasonField.tsx'
import { useDecision } from '../shell/use-decision.ts'
import { merchantDecisionsOn, reasonForOwner } from './merchant-decisions.ts'

/** The possible decisions on a business, under the reason that some of them need. */
export function MerchantDecisions({ merchant }: { merchant: ApplicationRecord }) {
  const { decide, isSending, failure, reasonField } = useDecision({
    about: { kind: 'merchant', id: merchant.id },
    draft: 'decide',
    refreshes: [[merchantsList.key], tasksQuery.queryKey],
  })
  const decisions = merchantDecisionsOn(merchant)
  const withReason = decisions.filter(({ needsReason }) => needsReason)
  const reason = {
    ...reasonForOwner(withReason.find(({ usualReasons }) => usualReasons)?.usualReasons),
    hint: fill(adminMerchantWords.reasonNeeded, {
      buttons: withReason.map(({ send }) => `“${send}”`).join(' and '),
    }),
  }
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">{adminMerchantWords.decide}</h2>
      <DescriptionList facts={decisions.map(({ send, consequence }) => [send, consequence])} />
      {withReason.length > 0 && <ReasonField reason={reason} {...reasonField} />}
      <ActionFailure error={failure} />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {decisions.map(({ send, variant, done, needsReason, onSend }) => (
          <Button
            key={send}
            variant={variant}
            busy={isSending}
            onClick={() => decide({ done, reason: needsReason ? reason : null, onSend })}
          >
            {send}
          </Button>
        ))}
      </div>
    </div>
  )
}
