import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelTransfer } from '../../../api/transfers/cancel-transfer.ts'
import type { SentTransfer } from '../../../api/transfers/transfer-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { dateOf } from '../../shell/dates.ts'
import { showToast } from '../../shell/toasts.ts'
import { refreshOwnership } from './queries.ts'

/** A pending offer of the user, with a button to withdraw it. */
export function SentOffer({ offer }: { offer: SentTransfer }) {
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(cancelTransfer, { id: offer.id }),
    onSuccess: () => showToast('success', 'Offer taken back'),
    onError: (error) => showToast('error', error.message),
    onSettled: () => refreshOwnership(queryClient),
  })
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-sm wrap-anywhere">
        Offered to <strong>{offer.to}</strong> until {dateOf(offer.endsAt)}.{' '}
        {offer.sharesName ? 'They see your name.' : 'They do not see your name.'}
      </p>
      <div>
        <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Take the offer back
        </Button>
      </div>
    </div>
  )
}
