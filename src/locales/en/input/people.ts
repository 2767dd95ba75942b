/** Errors of a person’s name, email or password. */
export const personInput = {
  'name-characters':
    'Use letters, spaces, dots and dashes only, with a space after a dot: St. John',
  'name-script': 'Use the letters A to Z. Letters like ẹ or é are fine.',
  'email-missing': 'Enter an email address',
  'email-too-long': 'This email address is too long',
  'email-incomplete': 'Enter a full email address, like ada@example.com',
  'phone-missing': 'Enter a phone number',
  'phone-form': 'Enter a Nigerian phone number: 0 and ten digits, like 08031234567',
  'second-phone-form': 'Enter a Nigerian phone number, like 08031234567 or 01 270 1234',
  'new-password-missing': 'Choose a password',
  'password-missing': 'Enter your password',
  'password-too-long': 'This password is too long',
  'your-first-name-missing': 'Enter your first name',
  'say-why': 'Say why',
  'password-too-short': ({ min }: { min: number }) => `Use at least ${min} characters`,
}
