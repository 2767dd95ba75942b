/** What is wrong with a field of any form. */
export const fieldInput = {
  'name-characters': 'Use letters, spaces, dots and dashes only',
  'email-missing': 'Enter your e-mail address',
  'email-too-long': 'This e-mail address is too long',
  'email-incomplete': 'Enter a full e-mail address, like ada@example.com',
  'phone-missing': 'Enter your phone number',
  'phone-form': 'Enter a Nigerian phone number: 0 and ten digits, like 08031234567',
  'new-password-missing': 'Choose a password',
  'password-missing': 'Enter your password',
  'password-too-long': 'This password is too long',
  'state-missing': 'Choose a state',
  'lga-missing': 'Choose a local government area',
  'picture-missing': 'Add a picture',
  'picture-not-uploaded': 'Upload the picture first',
  'time-form': 'Enter a time, like 14:30',
  'your-first-name-missing': 'Enter your first name',
  'your-last-name-missing': 'Enter your last name',
  'say-why': 'Say why',
  'text-too-long': ({ max }: { max: number }) => `Use at most ${max} characters`,
  'invisible-characters': 'Leave out line breaks and invisible characters',
  'unstorable-text': 'This has characters we cannot keep. Type it again.',
  'password-too-short': ({ min }: { min: number }) => `Use at least ${min} characters`,
}

/** What the form of a person never sends, and a program might. */
export const otherInput = 'This cannot be sent. Check it again.'
