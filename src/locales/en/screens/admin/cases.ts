/** What the screens of cases share. */
export const adminCaseWords = {
  moreThanOne: 'More than one person claims this number',
  receipt: 'Receipt',
  photo: '{name}, photo {number}',
  sharesYours:
    'Has your surname and your address: {names}. If you are related, leave this to a colleague.',
  onePersonOnly: 'Only records of one person.',
  noReceiptWas: 'No receipt.',
  whoTheyAre: 'See who',
  showEverybodys: 'Show everybody’s',
  close: 'Close',
  cancel: 'Cancel',
  queue: 'Queue',
  placeInQueue: '{position} of {count}',
  previous: 'Previous',
  next: 'Next',
  goTo: 'Go to {list}',
}
