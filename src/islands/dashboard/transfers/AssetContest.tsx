import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { answerContestInput, type ContestRecord } from '../../../api/disputes/contests.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { personInput } from '../../../locales/en/input/people.ts'
import { contestWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { CurrentPasswordField } from '../../users/CurrentPasswordField.tsx'
import { ownershipQuery, refreshOwnership } from '../screen-queries.ts'

interface Props {
  asset: Pick<AssetRecord, 'id' | 'name'>
  /** Opens the form of the asset, which takes the receipt and photos. */
  onEdit: () => void
}

/** The contest about the number of an asset, if there is one. */
export function AssetContest(props: Props) {
  const { data } = useQuery(ownershipQuery(props.asset.id))
  return data?.contest ? <Contest {...props} contest={data.contest} /> : null
}

/** What the owner can show, or say, while another user claims the number of the asset too. */
function Contest({ asset, contest, onEdit }: Props & { contest: ContestRecord }) {
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
