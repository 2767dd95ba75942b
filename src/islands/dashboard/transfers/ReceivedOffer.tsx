import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, FileCheck, ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReceivedTransfer, TransferProof } from '../../../api/transfers/transfers.ts'
import { verdictNameOf } from '../../../domain/proofs/check-proof.ts'
import { assetName } from '../../../domain/transfers/transfers.ts'
import { dayLabel, longDate } from '../../../locales/en/dates.ts'
import { transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import { verdictNames } from '../../lookup/verdict-styles.ts'
import { assetPath } from '../../paths.ts'
import { proofPath } from '../../proofs/proof-paths.ts'
import { call } from '../../session.ts'
import { openPath } from '../../shell/routing/navigation.ts'
import { showToast } from '../../shell/toasts.ts'
import { refreshOwnership } from '../screen-queries.ts'

/** A received offer with a current lookup of its asset, to accept or decline. */
export function ReceivedOffer({ offer }: { offer: ReceivedTransfer }) {
  const queryClient = useQueryClient()
  const [hasCompared, setHasCompared] = useState(false)
  const [isTooEarly, setIsTooEarly] = useState(false)
  const comparison = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(assetName(offer))
  const response = useMutation({
    mutationFn: (given: 'accept' | 'decline') =>
      call('PATCH /transfers/{id}', { id: offer.id, answer: given, name }),
    onSuccess: async ({ data }) => {
      void showToast(
        'success',
        data.assetId ? transferWords.itIsYoursNow : transferWords.offerDeclined,
      )
      if (data.assetId) await openPath(assetPath(data.assetId))
    },
    onError: (error) => showToast('error', error.message),
    onSettled: () => refreshOwnership(queryClient),
  })

  function accept() {
    setIsTooEarly(!hasCompared)
    if (hasCompared) response.mutate('accept')
    else comparison.current?.focus()
  }

  return (
    <li>
      <Card>
        <h3 className="text-base wrap-anywhere">{assetName(offer)}</h3>
        <p className="text-sm text-muted wrap-anywhere">
          {fill(transferWords.offeredBy, {
            type: offer.type,
            from: offer.from ?? transferWords.somebody,
            day: longDate(offer.endsAt),
          })}
        </p>
        <Check check={offer.check} />
        {offer.proof && <OfferedProof proof={offer.proof} />}
        <ul className="mt-3 grid gap-1 text-sm">
          {offer.numbers.map(({ label, ending }) => (
            <li key={label}>
              <Rich
                text={transferWords.endsIn}
                parts={{
                  label,
                  ending: (
                    <span key="ending" className="font-mono font-semibold">
                      {ending}
                    </span>
                  ),
                }}
              />
            </li>
          ))}
        </ul>
        <fieldset disabled={response.isPending} className="mt-2 grid gap-3">
          <CheckboxField
            label={transferWords.haveCompared}
            error={isTooEarly && !hasCompared ? transferWords.compareFirst : undefined}
            ref={comparison}
            checked={hasCompared}
            onChange={({ target }) => setHasCompared(target.checked)}
          />
          <Field
            label={transferWords.yourName}
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button busy={response.isPending && response.variables === 'accept'} onClick={accept}>
              {transferWords.accept}
            </Button>
            <Button
              variant="secondary"
              busy={response.isPending && response.variables === 'decline'}
              onClick={() => response.mutate('decline')}
            >
              {transferWords.decline}
            </Button>
          </div>
        </fieldset>
      </Card>
    </li>
  )
}

function Check({ check }: Pick<ReceivedTransfer, 'check'>) {
  if (!check) return null
  const isClear = check.verdict === 'clear' && !check.listings
  const Icon = isClear ? ShieldCheck : CircleAlert
  return (
    <p
      className={cx(
        'mt-3 flex items-start gap-2 text-sm font-semibold',
        isClear ? 'text-brand' : 'text-stolen',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {check.message}
    </p>
  )
}

/** The signed check that the seller added to an offer. */
function OfferedProof({ proof }: { proof: TransferProof }) {
  const { number, asOf, listings = [] } = proof
  const { word } = verdictNames(verdictNameOf(proof))
  const lists = listings.map(({ source, date }) =>
    fill(transferWords.listedBy, { source, day: dayLabel(date) }),
  )
  return (
    <p className="mt-3 flex items-start gap-2 text-sm">
      <FileCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span>
        {fill(transferWords.proofSays, { day: longDate(asOf), verdict: word })} {lists.join(' ')}{' '}
        <a href={`${proofPath}#${number}`} className="text-link inline-block py-1">
          {transferWords.openProof}
        </a>
      </span>
    </p>
  )
}
