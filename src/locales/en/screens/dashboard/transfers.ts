/** Transfers to a new owner. */
export const transferWords = {
  transfers: 'Transfers',
  about:
    'To give an item to its new owner, open it under Assets. The new owner has 7 days to answer.',
  offeredToYou: 'Transfers to you',
  noOffers: 'No transfers yet',
  offersAppear:
    'Transfers to your email address appear here. To give an item to a new owner, open it in your assets.',
  offeredByYou: 'Transfers from you',
  done: 'Past transfers',
  offered: 'We have emailed the new owner a link.',
  transferTo: 'Transfer to a new owner',
  staysYours:
    '“{name}” stays yours until the new owner accepts. They have 7 days. When they accept:',
  theyGet: 'The new owner gets its numbers, photos, make and model.',
  theyDoNotGet:
    'The new owner does not get your description. We delete the item’s receipt, notes and purchase details, and its label stops working. To keep these details, download your data first.',
  reportsStay: 'Your old reports stay yours.',
  offerIt: 'Transfer it',
  keepIt: 'Keep it',
  newOwnerEmail: 'Email of the new owner',
  emailHint: 'Only an account with this email can accept.',
  proof: 'Number of a proof',
  proofHint:
    'A proof is a signed check of this item. Its number looks like T-7K4M-9QAP. The new owner sees the whole proof, with the item’s number.',
  proofShown: 'The new owner sees the proof {number}.',
  proofSays: 'Proof of a check on {day}: {verdict}.',
  listedBy: 'Listed by {source} on {day}.',
  openProof: 'Open the proof',
  tellName: 'Tell the new owner my name',
  tellNameHint: 'Otherwise we say “somebody”.',
  ownership: 'Ownership',
  verifyFirst: 'Verify your email to transfer this item.',
  itIsYoursNow: 'It is yours now',
  offerDeclined: 'Transfer declined',
  haveCompared: 'I have the item with me, and its numbers end with these digits',
  compareFirst: 'Compare the numbers on the item with these digits, then tick this box',
  accept: 'Accept',
  decline: 'Decline',
  offerTakenBack: 'Transfer cancelled',
  theySeeYourName: 'The new owner sees your name.',
  theyDoNotSeeYour: 'The new owner does not see your name.',
  takeTheOfferBack: 'Cancel the transfer',
  received: {
    accepted: 'You accepted it',
    declined: 'You declined it',
    cancelled: 'The transfer was cancelled',
    withdrawn: 'The transfer was cancelled',
    expired: 'The transfer ended without an answer',
  },
  sent: {
    accepted: 'Transferred',
    declined: 'Declined',
    cancelled: 'You cancelled it',
    withdrawn: 'The transfer was cancelled because the item was reported',
    expired: 'Nobody accepted the transfer within 7 days',
  },
  /** How the offer ended, for whom, and when. */
  ended: '{outcome}, {day}',
  endedFor: '{outcome} ({to}), {day}',
  historyNew: 'Registered since {month}. It has had one owner.',
  historyOnce: 'Registered since {month}. It changed owner once, in {last}.',
  history: 'Registered since {month}. It changed owner {times} times, last in {last}.',
  offeredBy: '{type}, from {from}. Answer by {day}.',
  somebody: 'somebody',
  endsIn: '{label} ends with {ending}',
  offeredUntil: 'To {to}, who can answer until {day}.',
  yourName: 'Your name for the item',
}

/** The panel of an asset whose number another user claims too. */
export const contestWords = {
  title: 'Two people claim this number',
  about:
    'Another person registered this number too. We ask both of you for the same proof. Until we decide, buyers see that two people claim the number.',
  until: 'Show us by {day} how you got the item. Our team compares what both of you show.',
  overdue: 'The time to show proof ended on {day}. Our team now decides who owns the item.',
  hasReceipt: 'Your receipt is with our team.',
  noReceipt: 'There is no receipt yet.',
  addReceipt: 'Add the receipt and photos of the box',
  statement: 'How and when did you get the item?',
  statementHint:
    'For example: bought new from a shop in Ikeja in March 2025, or second-hand from a friend. Only our team reads this.',
  send: 'Send to our team',
  sent: 'Sent. You can change your answer until our team decides.',
  notMine: 'I sold it, or it is not mine',
  notMineQuestion: 'Is “{name}” no longer yours?',
  notMineFollows:
    'Your claim ends. The number stays registered to the other person. Your claim counts again only if you report the item lost or stolen.',
  confirmNotMine: 'It is not mine',
  keepClaim: 'It is mine',
  givenUp: 'Done. The number is registered to the other person.',
} as const
