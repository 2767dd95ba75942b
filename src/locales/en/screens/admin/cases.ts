/** What the screens of cases share. */
export const adminCaseWords = {
  severalClaims: 'More than one person claims this number',
  receipt: 'Receipt',
  photo: '{name}, photo {number}',
  sharesYours:
    'Has your surname and your address: {names}. If you are related, leave this to a colleague.',
  onePersonHint: 'Only records of one person.',
  noReceipt: 'No receipt.',
  seeWho: 'See who',
  showEverybody: 'Show everybody’s',
  close: 'Close',
  cancel: 'Cancel',
  queue: 'Queue',
  placeInQueue: '{position} of {count}',
  previous: 'Previous',
  next: 'Next',
  goTo: 'Go to {list}',
}
