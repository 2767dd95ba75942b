import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonVariant } from '../../../ui/button-style.ts'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { ChoiceCard } from '../../../ui/forms/ChoiceCard.tsx'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { useScreenActions } from '../header/screen-actions.ts'
import type { Case } from './ConflictOfInterest.tsx'
import { ReasonField } from './ReasonField.tsx'
import { type AskedReason, useDecision } from './use-decision.ts'

/** One of the possible decisions on a case. */
export interface PanelDecision {
  /** The label of its choice. */
  label: string
  /** What happens then. */
  consequence: string
  /** What staff should look at first. */
  warning?: ReactNode
  /** What staff must tick before they send it. */
  check?: string | undefined
  /** The required reason or question; null if none is needed. */
  reason: AskedReason | null
  /** The label of the button that sends it, and the toast after success. */
  send: string
  done: string
  variant: ButtonVariant
  onSend: (reason: string) => Promise<unknown>
}

interface Props {
  about: Case
  /** To accept, to ask, to reject, in this order. */
  decisions: readonly PanelDecision[]
  refreshes: readonly QueryKey[]
  onDone?: () => void
}

/** The decision on a case, at the end of its facts: a choice, what follows, the reason and a button. */
export function DecisionPanel({ about, decisions, refreshes, onDone }: Props) {
  const name = useId()
  const [chosen, choose] = useState<string | null>(null)
  const labels = decisions.map(({ label }) => label).join('\n')
  const actions = useMemo(
    () => labels.split('\n').map((label) => ({ label, run: () => choose(label) })),
    [labels],
  )
  useScreenActions(actions)
  const decision = decisions.find(({ label }) => label === chosen)
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-3">
          <h2 className="text-lg">{adminCaseWords.decide}</h2>
        </legend>
        {decisions.map(({ label }) => (
          <ChoiceCard
            key={label}
            name={name}
            checked={label === chosen}
            onChange={() => choose(label)}
            className="gap-3 font-semibold wrap-anywhere"
          >
            {label}
          </ChoiceCard>
        ))}
      </fieldset>
      {decision && (
        <Chosen
          key={decision.label}
          about={about}
          decision={decision}
          refreshes={refreshes}
          onDone={() => {
            choose(null)
            onDone?.()
          }}
        />
      )}
    </div>
  )
}

interface ChosenProps extends Omit<Props, 'decisions'> {
  decision: PanelDecision
}

function Chosen({ about, decision, refreshes, onDone }: ChosenProps) {
  const { label, consequence, warning, check, reason, send, variant, done, onSend } = decision
  const box = useRef<HTMLInputElement>(null)
  const [isCheckMissing, setCheckMissing] = useState(false)
  const { decide, isSending, failure, reasonField } = useDecision({
    ...{ about, refreshes, draft: label },
    ...(onDone && { onDone }),
  })
  function press() {
    if (box.current?.checked === false) {
      setCheckMissing(true)
      box.current.focus()
    } else decide({ done, reason, onSend })
  }
  return (
    <>
      {warning}
      <p aria-live="polite" className="rounded-md bg-sunken px-4 py-3 text-sm">
        {consequence}
      </p>
      {check && (
        <CheckboxField
          ref={box}
          label={check}
          error={isCheckMissing ? adminCaseWords.checkMissing : undefined}
          onChange={() => setCheckMissing(false)}
        />
      )}
      {reason && <ReasonField reason={reason} {...reasonField} />}
      <ActionFailure error={failure} />
      {/* In sight while a long reason is written. */}
      <div className="bottom-(--tab-bar) grid bg-surface max-sm:sticky max-sm:py-2 sm:justify-items-start">
        <Button variant={variant} busy={isSending} onClick={press}>
          {send}
        </Button>
      </div>
    </>
  )
}
