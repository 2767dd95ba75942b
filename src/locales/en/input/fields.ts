/** Errors of the fields of any form. */
export const fieldInput = {
  'state-missing': 'Choose a state',
  'lga-missing': 'Choose a local government area',
  'picture-missing': 'Add a picture',
  'picture-not-uploaded': 'Upload the picture first',
  'day-form': 'Enter a date, like 2026-03-04',
  'day-to-come': 'This day is in the future',
  'no-such-day': 'There is no such day',
  'time-form': 'Enter a time, like 14:30',
  'text-too-long': ({ max }: { max: number }) => `Use at most ${max} characters`,
  'invisible-characters': 'Leave out line breaks and invisible characters',
  'unstorable-text': 'This text has symbols that we cannot save. Delete it and type it by hand.',
}

/** For values that our own forms never send, but a program might. */
export const otherInput = 'We cannot accept this. Type it again.'
