import { Button } from '../../../ui/Button.tsx'

interface OfferedDecision {
  label: string
  variant: 'primary' | 'secondary' | 'quiet' | 'danger'
}

interface Props<Decision extends OfferedDecision> {
  decisions: readonly Decision[]
  /** The subject of the decision, for screen readers only. */
  about: string
  onChoose: (decision: Decision) => void
}

/** The decisions that staff can make in a row of a list. Negative ones look less prominent. */
export function DecisionButtons<Decision extends OfferedDecision>(props: Props<Decision>) {
  const { decisions, about, onChoose } = props
  return decisions.map((decision) => (
    <Button
      key={decision.label}
      variant={decision.variant === 'danger' ? 'quiet' : decision.variant}
      onClick={() => onChoose(decision)}
    >
      {decision.label}
      <span className="sr-only"> {about}</span>
    </Button>
  ))
}
