import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SentTransfer } from '../../../api/transfers/transfers.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { refreshOwnership } from '../screen-queries.ts'

/** A pending offer of the user, with a button to withdraw it. */
export function SentOffer({ offer }: { offer: SentTransfer }) {
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call('DELETE /transfers/{id}', { id: offer.id }),
    onSuccess: () => showToast('success', transferWords.offerTakenBack),
    onError: (error) => showToast('error', error.message),
    onSettled: () => refreshOwnership(queryClient),
  })
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-sm wrap-anywhere">
        <Rich
          text={transferWords.offeredUntil}
          parts={{ to: <strong key="to">{offer.to}</strong>, day: longDate(offer.endsAt) }}
        />{' '}
        {offer.sharesName ? transferWords.theySeeYourName : transferWords.theyDoNotSeeYour}
        {offer.proofNumber && ` ${fill(transferWords.proofShown, { number: offer.proofNumber })}`}
      </p>
      <div>
        <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {transferWords.takeTheOfferBack}
        </Button>
      </div>
    </div>
  )
}
