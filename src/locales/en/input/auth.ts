/** Errors of the fields for log-in and second factors. */
export const authInput = {
  'terms-not-accepted': 'To open an account, accept the terms and conditions',
  'repeated-password-missing': 'Type the new password again',
  'passwords-differ': 'Passwords do not match',
  'password-common': 'Too many people use this password. Choose another.',
  'password-personal': 'This is too close to your name, email or phone number. Choose another.',
  'password-guessable': 'This is too easy to guess. Choose another.',
  'email-code': 'Enter the 6-digit code',
  'log-in-again': 'Log in again',
  'passkey-name-missing': 'Give the passkey a name, like “My phone”',
  'api-key-name-missing': 'Give the key a name, like “Our shop”',
  'api-key-scopes-missing': 'Choose at least one thing that the key can do',
  'api-key-scope-unknown': 'This scope does not exist',
  'api-key-scopes-twice': 'Name each scope once',
  'address-missing': 'Enter your address',
  'two-factor-code': 'Enter the six digits from your app, or a recovery code',
  'app-code': 'Enter the six digits from your app',
}
