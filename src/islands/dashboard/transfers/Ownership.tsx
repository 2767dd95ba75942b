import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRightLeft, Scale } from 'lucide-react'
import { useState } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { answerContestInput, type ContestRecord } from '../../../api/disputes/contests.ts'
import type { AssetHistory } from '../../../domain/transfers/transfers.ts'
import { longDate, monthLabel } from '../../../locales/en/dates.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { contestWords, transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { navigationWords } from '../../../locales/en/screens/navigation.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { RequestFailed } from '../../shell/loading/RequestFailed.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { CurrentPasswordField } from '../../users/CurrentPasswordField.tsx'
import { ownershipQuery, refreshOwnership } from '../screen-queries.ts'
import { OfferTransfer } from './OfferTransfer.tsx'
import { SentOffer } from './SentOffer.tsx'

/**
 * When the asset was registered, how often it was transferred, and a button to transfer it. A contest
 * about its number comes first.
 */
export function Ownership({ asset, onEdit }: { asset: AssetRecord; onEdit: () => void }) {
  const query = useQuery(ownershipQuery(asset.id))
  const [isOffering, setIsOffering] = useState(false)
  const { emailVerified } = useUser()
  const { data } = query

  return (
    <>
      {data?.contest && <Contest asset={asset} contest={data.contest} onEdit={onEdit} />}
      <section
        aria-label={transferWords.ownership}
        className="flex gap-3.5 rounded-md bg-sunken p-3.5"
      >
        <ArrowRightLeft
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-9 shrink-0 text-brand"
        />
        <div className="min-w-0 grow">
          <h3 className="text-sm font-semibold">{transferWords.ownership}</h3>
          {data ? (
            <>
              <p className="text-sm text-muted">{historyLabel(data)}</p>
              {data.offer ? (
                <SentOffer offer={data.offer} />
              ) : data.refusal !== null || !emailVerified ? (
                <p className="mt-2 text-sm">{data.refusal ?? transferWords.verifyFirst}</p>
              ) : (
                <div className="mt-2">
                  <Button variant="secondary" onClick={() => setIsOffering(true)}>
                    {transferWords.transferTo}
                  </Button>
                </div>
              )}
            </>
          ) : query.error ? (
            <RequestFailed error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <OwnershipSkeleton />
          )}
        </div>
        {isOffering && <OfferTransfer asset={asset} onClose={() => setIsOffering(false)} />}
      </section>
    </>
  )
}

function OwnershipSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{navigationWords.loading}</span>
      <Skeleton className="mt-1 h-4 w-48" />
      <Skeleton className="mt-3 h-11 w-52" />
    </div>
  )
}

function historyLabel({ registeredIn, changedHands, lastIn }: AssetHistory): string {
  const month = monthLabel(registeredIn)
  if (lastIn === null) return fill(transferWords.historyNew, { month })
  const last = monthLabel(lastIn)
  return changedHands === 1
    ? fill(transferWords.historyOnce, { month, last })
    : fill(transferWords.history, { month, times: changedHands, last })
}

interface Props {
  asset: AssetRecord
  contest: ContestRecord
  /** Opens the form of the asset, which takes the receipt and photos. */
  onEdit: () => void
}

/** What the owner can show, or say, while another user claims the number of the asset too. */
function Contest({ asset, contest, onEdit }: Props) {
  const { id, name } = asset
  const { deadline, statement, hasReceipt } = contest
  const [text, setText] = useState(statement ?? '')
  const [isLeaving, setIsLeaving] = useState(false)
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: () => call('POST /assets/{id}/contest', { id, answer: 'mine', statement: text }),
    onSuccess: () => showToast('success', contestWords.sent),
    onError: (error) => showToast('error', error.message),
    onSettled: () => refreshOwnership(queryClient),
  })
  const isOver = deadline < Date.now()

  return (
    <section
      aria-labelledby="contest-title"
      className="grid gap-3 rounded-md border-s-4 border-marigold bg-marigold-soft px-4 py-3 text-sm"
    >
      <h3 id="contest-title" className="flex items-center gap-2 text-base font-semibold">
        <Scale aria-hidden="true" className="size-5 shrink-0" />
        {contestWords.title}
      </h3>
      <p>{contestWords.about}</p>
      <p className="font-medium">
        {fill(isOver ? contestWords.overdue : contestWords.until, { day: longDate(deadline) })}{' '}
        {hasReceipt ? contestWords.hasReceipt : contestWords.noReceipt}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={onEdit}>
        {contestWords.addReceipt}
      </Button>
      <Form
        busy={answer.isPending}
        failure={null}
        submit={contestWords.send}
        submitLook={{ className: 'sm:justify-self-start' }}
        onSubmit={(event) => {
          event.preventDefault()
          answer.mutate()
        }}
      >
        <TextAreaField
          label={contestWords.statement}
          hint={contestWords.statementHint}
          name="statement"
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Form>
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsLeaving(true)}>
        {contestWords.notMine}
      </Button>
      {isLeaving && <GiveUp id={id} name={name} onClose={() => setIsLeaving(false)} />}
    </section>
  )
}

/** Asks for the password, because somebody else may hold the owner's unlocked phone. */
function GiveUp({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { field, formProps } = useEndpointForm({
    schema: answerContestInput,
    texts: personInput,
    defaultValues: { id, answer: 'not-mine', password: '' },
    send: async (entered) => {
      await call('POST /assets/{id}/contest', entered)
      void showToast('success', contestWords.givenUp)
      await refreshOwnership(queryClient)
      onClose()
    },
  })
  return (
    <Dialog title={fill(contestWords.notMineQuestion, { name })} onClose={onClose}>
      <p className="text-muted">{contestWords.notMineFollows}</p>
      <Form
        {...formProps}
        aria-label={contestWords.notMine}
        submit={
          <DialogButtons cancel={contestWords.keepClaim} onCancel={onClose}>
            <Button type="submit" busy={formProps.busy}>
              {contestWords.confirmNotMine}
            </Button>
          </DialogButtons>
        }
      >
        <CurrentPasswordField {...field('password')} />
      </Form>
    </Dialog>
  )
}
