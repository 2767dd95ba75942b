import type { ReportStage } from '../../../domain/reports/reports.ts'

export interface Decision {
  /** The label of the button that opens the dialog, and of the one that submits it. */
  label: string
  send: string
  from: readonly ReportStage[]
  to: 'active' | 'inactive' | 'archived'
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  /** The reporter reads the reason. */
  needsReason: boolean
  variant: 'primary' | 'quiet' | 'danger' | 'secondary'
}

/** The decisions on a report, in the order of the buttons. */
const decisions: readonly Decision[] = [
  {
    label: 'Confirm',
    send: 'Confirm report',
    from: ['pending'],
    to: 'active',
    consequence:
      'From now on anyone who checks this item is told that it is stolen, and its owner is told that you confirmed it.',
    done: 'Report confirmed',
    needsReason: false,
    variant: 'primary',
  },
  {
    label: 'Reject',
    send: 'Reject report',
    from: ['pending'],
    to: 'inactive',
    consequence:
      'Nobody is told that this item is stolen. Its owner is told that you could not confirm it, and why.',
    done: 'Report rejected',
    needsReason: true,
    variant: 'danger',
  },
  {
    label: 'Reopen',
    send: 'Reopen report',
    from: ['inactive', 'archived'],
    to: 'active',
    consequence:
      'Anyone who checks this item is told about the report again. Its owner is told, and why.',
    done: 'Report reopened',
    needsReason: true,
    variant: 'primary',
  },
  {
    label: 'Close',
    send: 'Close report',
    from: ['active'],
    to: 'inactive',
    consequence:
      'Nobody who checks this item is told about the report any more. Its owner is told, and why.',
    done: 'Report closed',
    needsReason: true,
    variant: 'danger',
  },
  {
    label: 'Archive',
    send: 'Archive report',
    from: ['inactive'],
    to: 'archived',
    consequence: 'The report is put away. It can be reopened.',
    done: 'Report archived',
    needsReason: false,
    variant: 'secondary',
  },
]

export function reportDecisionsOn(stage: ReportStage): Decision[] {
  return decisions.filter(({ from }) => from.includes(stage))
}
