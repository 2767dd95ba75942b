export interface Decision {
  to: 'upheld' | 'dismissed'
  /** The label of the button that opens the dialog, and of the one that submits it. */
  label: string
  send: string
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  /** Who reads the reason. */
  hint: string
  variant: 'danger' | 'secondary'
}

export const decisions: readonly Decision[] = [
  {
    to: 'upheld',
    label: 'Uphold',
    send: 'Uphold report',
    consequence:
      'The conversation ends for good, and the one who wrote the message is warned by mail.',
    done: 'Report upheld',
    hint: 'The one who wrote the message reads it.',
    variant: 'danger',
  },
  {
    to: 'dismissed',
    label: 'Dismiss',
    send: 'Dismiss report',
    consequence: 'Nothing changes for either of them: they can go on writing to each other.',
    done: 'Report dismissed',
    hint: 'Only our team reads it.',
    variant: 'secondary',
  },
]
