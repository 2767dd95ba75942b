/** Errors of a user’s fields. */
export const userInput = {
  'push-endpoint': 'This is not the address of a push service',
  'push-keys': 'These are not the keys of a browser',
  'hour-of-day': 'Choose an hour, like 22:00',
  'role-missing': 'Choose a role',
  'suspension-reason-missing': 'Say why: we tell this person',
  'role-choice': 'Choose user, admin or super-admin',
  'first-name-missing': 'Enter a first name',
  'team-role': 'Choose Admin or Super Admin',
}

/** Errors of the form that confirms a phone number. */
export const phoneInput = {
  'phone-channel': 'Choose SMS or WhatsApp',
  'phone-code': 'The code has six digits',
}
