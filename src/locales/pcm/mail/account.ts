import type {
  accountMails as enAccountMails,
  securityMails as enSecurityMails,
} from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

/** How an account is logged in to. */
export const securityMails: Translation<typeof enSecurityMails> = {
  notYou: 'If no be you, set new password now now and write to {email}:',
  deviceOn: '{browser} for {system}',
  unknownDevice: 'device wey we no know',
  secondFactorOn: {
    subject: 'Your second factor don on',
    text: 'From now, Toju go ask for code from your app when you log in with your password.',
  },
  secondFactorOff: {
    subject: 'Your second factor don off',
    text: 'Toju no go ask for code from app again when you log in.',
  },
  factorRemoval: {
    subject: 'We go remove your second factor',
    asked:
      'Person tell our team say your phone and your recovery codes don lost. After {time}, only your password go fit log in. Every device don sign out.',
    wait: 'If na you, wait until that time and log in with your password.',
    stop: 'If no be you, log in now with your app, one recovery code or one passkey. That one go stop the removal. Then set new password.',
  },
  passkeyAdded: {
    subject: 'Passkey don enter your Toju account',
    text: 'Passkey don enter from this device: {device}. E dey log in without your password.',
    remove: 'New password no go end am. To remove am, open “Sign-in security” for your account:',
    link: 'Your own account',
  },
  passkeyRemoved: {
    subject: 'Passkey don comot from your Toju account',
    text: 'E no go log in to Toju again. You fit also delete am from the device wey get am.',
  },
  apiKeyMade: {
    subject: 'New API key dey for your Toju account',
    text: 'Person make API key wey end with {ending} for this device: {device}. Any program wey get am fit act for your account.',
    revoke:
      'If you change your password, e go still work. To revoke am, open “Developers” for your account:',
  },
  apiKeyRevoked: {
    subject: 'One API key of your Toju account don comot',
    text: 'The API key wey end with {ending} no dey work again.',
  },
}

/** What happens to an account. */
export const accountMails: Translation<typeof enAccountMails> = {
  linkWorks: 'The link go work one time, for {time}.',
  longPassword: 'Choose password wey get 12 characters or more.',
  setPassword: 'Set your password',
  notExpected: 'If you no expect this mail, do nothing.',
  isWrong: 'If you think say e no correct, write to {email}.',
  roles: {
    user: 'ordinary account',
    admin: 'admin',
    'super-admin': 'super admin',
  },
  alreadyRegistered: {
    subject: 'You don get Toju account before',
    text: 'Person, maybe na you, just try open Toju account with this e-mail. You don get one before, so nothing change.',
    notYou: 'If no be you, do nothing.',
  },
  farewell: {
    subject: 'We don erase your Toju account',
    text: 'As you ask, we don erase your Toju account: your profile, your things and their photos, your reports, your mails and your newsletter.',
    kept: 'Wetin our team don confirm say dem thief ({count}) go remain for the register, so that nobody go fit sell am: the number, the state and the day, and nothing about you.',
    last: 'This one na our last mail to you. If no be you ask, write to us now now: {email}',
  },
  invitation: {
    subject: 'Your Toju account don ready',
    text: 'The Toju team don open account for you: you be {role}.',
  },
  emailCorrected: {
    subject: 'Your Toju account now dey use this e-mail',
    text: 'The Toju team don correct the e-mail of your account. Log in with this one.',
    ended: 'Every device don sign out, and your old password and second factor no dey work again.',
  },
  emailLeft: {
    subject: 'One Toju account no dey use this e-mail again',
    text: 'One staff account use this e-mail before. The Toju team don change am to another one.',
    ended: 'Nobody fit log in with this one again.',
  },
  teamReset: {
    text: 'The Toju team send you this link to set new password.',
    untilThen: 'Your password remain as e be until you use the link.',
  },
  suspended: {
    subject: 'We don suspend your Toju account',
    text: 'The Toju team don suspend your account, and every device don sign out.',
    reason: 'Why: {reason}',
    answer: 'If you think say e no correct, answer this mail.',
  },
  restored: {
    subject: 'Your Toju account don open again',
    text: 'The Toju team don open your account again. The suspension don end.',
  },
  roleChanged: {
    subject: 'Your Toju account get another role',
    text: 'For Toju you now be {role}. Every device don sign out.',
    longPassword:
      'Your password must get 12 characters or more. If e short pass that, set new one:',
  },
}
