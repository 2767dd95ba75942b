/** How an account is logged in to. */
export const securityMails = {
  notYou: 'If it was not you, set a new password at once and write to {email}:',
  deviceOn: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  secondFactorOn: {
    subject: 'Your second factor is on',
    text: 'Toju now asks for a code from your app when you log in with your password.',
  },
  secondFactorOff: {
    subject: 'Your second factor is off',
    text: 'Toju no longer asks for a code from your app when you log in.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    text: 'Ten new recovery codes were made in your account. The old ones no longer work.',
  },
  factorRemoval: {
    subject: 'Your second factor will be removed',
    asked:
      'Somebody told our team that your phone and your recovery codes are lost. In {time} your password alone will let you in. You were signed out everywhere.',
    wait: 'If it was you, wait until then and log in with your password.',
    stop: 'If it was not you, log in now with your app, a recovery code or a passkey. That stops the removal. Then set a new password.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Toju account',
    text: 'A passkey was added on this device: {device}. It logs in with a fingerprint, a face or a screen lock instead of your password.',
    remove: 'A new password does not end it. To remove it, open “Login security” in your account:',
    link: 'Your account',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Toju account',
    text: 'It no longer logs in to Toju. You can delete it from the device that holds it too.',
  },
  apiKeyMade: {
    subject: 'An API key was created for your Toju account',
    text: 'An API key that ends in {ending} was created on this device: {device}. A program that has this key can act for you.',
    revoke:
      'It keeps working when you change your password. To revoke it, open “Developers” in your account:',
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
  notExpected: 'Not expected? Ignore it.',
  isWrong: 'Is this wrong? Write to {email}.',
  roles: {
    user: 'an ordinary user',
    admin: 'an admin',
    'super-admin': 'a super admin',
  },
  alreadyRegistered: {
    subject: 'You already have a Toju account',
    text: 'Somebody tried to open a Toju account with this email address. You have one already. Nothing was changed.',
    notYou: 'Not you? Ignore this.',
  },
  farewell: {
    subject: 'Your Toju account is erased',
    text: 'We have erased your Toju account: your profile, items, photos, reports, mails and newsletter.',
    kept: 'What our team had confirmed as stolen ({count}) stays in the registry, so that nobody can sell it: the number, the state and the day, and nothing about you.',
    last: 'This is our last mail to you. If you did not ask for it, write to us at once: {email}',
  },
  invitation: {
    subject: 'Your Toju account is ready',
    text: 'The Toju team has opened an account for you: you are {role}.',
  },
  emailCorrected: {
    subject: 'Your Toju account now has this email',
    text: 'The Toju team has corrected the email of your account. Log in with this one.',
    ended:
      'You were signed out everywhere, and your old password and second factor no longer work.',
  },
  emailLeft: {
    subject: 'A Toju account no longer has this email',
    text: 'A staff account used this email. The Toju team has changed it to another one.',
    ended: 'Nobody can log in with this one any more.',
  },
  teamReset: {
    text: 'The Toju team sends you this link to set a new password.',
    untilThen: 'Your old password works until you use it.',
  },
  suspended: {
    subject: 'Your Toju account is suspended',
    text: 'The Toju team has suspended your account, and you were signed out everywhere.',
    reason: 'The reason: {reason}',
    answer: 'Is this wrong? Reply.',
  },
  restored: {
    subject: 'Your Toju account is open again',
    text: 'The Toju team has lifted the suspension of your account.',
  },
  roleChanged: {
    subject: 'Your Toju account has another role',
    text: 'On Toju you are now {role}. You were signed out everywhere.',
    longPassword: 'Your password needs 12 characters or more. Is it shorter? Set a new one:',
  },
}
