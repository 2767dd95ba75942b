/** The panel of an asset whose number another user claims too. */
export const contestWords = {
  title: 'Two people claim its number',
  about:
    'Another person registered the number too. We do not say who, and they are asked the same. Until it is decided, anyone who checks it is told that two people claim it.',
  until: 'Show how you got it until {day}. Our team compares what both of you show.',
  overdue: 'The time to show it ended on {day}. Our team decides.',
  hasReceipt: 'Your receipt is with our team.',
  noReceipt: 'There is no receipt yet.',
  addReceipt: 'Add the receipt and photos of the box',
  statement: 'How and when did you get it?',
  statementHint:
    'For example: bought new from a shop in Ikeja in March 2025, or second-hand from a friend. Only our team reads this.',
  send: 'Send to our team',
  sent: 'Sent. You can change it until it is decided.',
  notMine: 'I sold it, or it is not mine',
  notMineQuestion: 'Is “{name}” no longer yours?',
  notMineFollows:
    'Your claim ends, and the number stays registered to the other person. That accuses nobody. You cannot take it back.',
  confirmNotMine: 'It is not mine',
  keepClaim: 'It is mine',
  givenUp: 'Done. The number is registered to the other person.',
} as const
