/** How an account is logged in to. */
export const securityMails = {
  notYou: 'If it was not you, write to {email} and set a new password at once:',
  deviceOn: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  secondFactorOn: {
    subject: 'Your second login step is on',
    text: 'Toju now asks for a code from your authenticator app when you log in with your password.',
  },
  secondFactorOff: {
    subject: 'Your second login step is off',
    text: 'Toju no longer asks for a code from your authenticator app when you log in.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    text: 'Ten new recovery codes were made in your account. The old codes no longer work.',
  },
  factorRemoval: {
    subject: 'Your second login step will be removed',
    asked:
      'Somebody told our team that your phone and your recovery codes are lost. In {time} you can log in with your password alone. We logged you out everywhere.',
    wait: 'If it was you, wait, then log in with your password.',
    stop: 'If it was not you, log in now with your authenticator app, a recovery code or a passkey to stop the removal. Then set a new password.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Toju account',
    text: 'A passkey was added on this device: {device}. A passkey lets you log in with a fingerprint, a face or a screen lock instead of your password.',
    remove: 'To remove the passkey, open “Login security” in your account:',
    link: 'Your account',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Toju account',
    text: 'The passkey no longer works on Toju. Under “Login security” in your account you see which passkeys are left.',
  },
  apiKeyMade: {
    subject: 'An API key was created for your Toju account',
    text: 'An API key that ends in {ending} was created on this device: {device}. A program that has this key can act for you.',
    revoke:
      'The key keeps working when you change your password. To revoke it, open “Developers” in your account:',
  },
  apiKeyRevoked: {
    subject: 'An API key of your Toju account was revoked',
    text: 'The API key that ends in {ending} no longer works.',
  },
}

/** What happens to an account. */
export const accountMails = {
  linkWorks: 'The link works once and expires in {time}.',
  longPassword: 'Choose a password of 12 characters or more.',
  setPassword: 'Set a password',
  notExpected: 'Not expecting this email? Ignore it.',
  isWrong: 'Is this wrong? Write to {email}.',
  roles: {
    user: 'an ordinary user',
    admin: 'an admin',
    'super-admin': 'a super admin',
  },
  alreadyRegistered: {
    subject: 'You already have a Toju account',
    text: 'Somebody tried to open a Toju account with this email address. You have one already. Nothing was changed.',
    notYou: 'If it was not you, ignore this email.',
  },
  farewell: {
    subject: 'Your Toju account is erased',
    text: 'We have erased your Toju account, with your profile, items, photos and reports. You no longer get our newsletter.',
    kept: 'Items that our team confirmed as stolen ({count}) stay in the registry, to warn buyers. We keep the number, the Nigerian state and the day of the report, and nothing about you.',
    last: 'This is our last email to you. If you did not erase your account, write to us at once: {email}',
  },
  invitation: {
    subject: 'Your Toju account is ready',
    text: 'The Toju team has opened an account for you: you are {role}.',
  },
  emailCorrected: {
    subject: 'Your Toju account now has this email address',
    text: 'The Toju team has corrected your account’s email address. Log in with the address that got this email.',
    ended: 'We logged you out everywhere. Your old password and second login step no longer work.',
  },
  emailLeft: {
    subject: 'A Toju account no longer has this email address',
    text: 'A staff account used this email address. The Toju team has given that account another address.',
    ended: 'Nobody can log in with this address any more.',
  },
  teamReset: {
    text: 'The Toju team sends you this link to set a new password.',
    untilThen: 'Your old password works until you set a new one.',
  },
  suspended: {
    subject: 'Your Toju account is suspended',
    text: 'The Toju team has suspended your account, and has logged you out everywhere.',
    reason: 'The reason: {reason}',
    answer: 'Is this wrong? Reply to this email.',
  },
  restored: {
    subject: 'Your Toju account is open again',
    text: 'Your account is no longer suspended. You can log in again.',
  },
  roleChanged: {
    subject: 'Your role on Toju has changed',
    text: 'On Toju you are now {role}. We logged you out everywhere.',
    longPassword: 'Your password needs 12 characters or more. Is it shorter? Set a new one:',
  },
}
