/** Errors of the fields of any form. */
export const fieldInput = {
  'state-missing': 'Choose a state',
  'lga-missing': 'Choose a local government area',
  'picture-missing': 'Add a picture',
  'picture-not-uploaded': 'Upload the picture first',
  'day-form': 'Enter a date, like 2026-03-04',
  'day-to-come': 'This day is in the future. Is the date of your device right?',
  'no-such-day': 'This date does not exist. Check the day, month and year.',
  'time-form': 'Enter a time, like 14:30',
  'text-too-long': ({ max }: { max: number }) => `Use at most ${max} characters`,
  'invisible-characters':
    'This text has hidden characters, or more than one line. Delete it, and type it on one line without emoji.',
  'unstorable-text':
    'This text has signs that we cannot save. Delete the text and type it yourself.',
}

/** For values that our own forms never send, but a program might. */
export const otherInput = 'We cannot accept this. Type it again.'
