import type { CountTexts } from '../../count-text.ts'

/** The mails that matter most: codes, passwords and decisions about reports. */
export const mailWords = {
  hello: 'Hello {firstName},',
  helloWithoutName: 'Hello,',
  footer: 'Toju is the register of what is lost, stolen and found in Nigeria.',
  codeSubject: '{code} is your Toju code',
  codeIntro: 'Type this code on Toju to show that this email address is yours:',
  codeFor: 'The code is only for {signUp}. It works for 10 minutes.',
  codeNotYou: 'Not you? Do not type the code anywhere. We never ask for a code by phone or chat.',
  signUp: 'the account opened on {day} at {time} as “{name}”',
  loginLink: 'Log in',
  newPasswordLink: 'Set a new password',
  resetSubject: 'Set a new password for Toju',
  resetIntro:
    'Use this link to set a new password for {email}. It works once and expires in {works}.',
  resetOpens:
    'The link is for {signUp}. Use it only if that was you: we then cancel any other sign-up with your email address.',
  resetNotYou: 'If you did not ask for this link, ignore it. Your password stays as it is.',
  changedSubject: 'Your Toju password was changed',
  changed: 'Your Toju password was just changed. We logged out every device.',
  passwordSetSubject: 'Your Toju account now has a password',
  passwordSet: 'A password was just set for your Toju account.',
  changedPasskeys:
    'Your passkeys and your second login step still work, if you have them. Remove any passkey that is not yours under “Login security” in your account.',
  changedApiKeys:
    'Your API keys ({count}) also keep working. If you do not recognise one, revoke it under “Developers”:',
  apiKeysLink: 'Your API keys',
  changedNotYou: 'If it was not you, set a new password now:',
  findCodeIntro: 'Thank you for reporting what you found. Type this code on Toju to finish:',
  lossCodeIntro: 'Type this code on Toju to send your report:',
  lossReminderSubject: 'Your report still needs the item’s number',
  lossReminder:
    'Look for the number on the box or the receipt, or ask the shop or your network. Your Google or Apple account lists your phone’s IMEI.',
  finishReport: 'Finish the report',
  lossReminderOnce:
    'This is our only reminder. Keep this email: what you typed is now only in its link.',
  findCodeWorks: 'The code works for 10 minutes. We never ask for it by phone or chat.',
  findCodeNotYou: 'If you reported nothing, ignore this email.',
  reportReceivedSubject: 'We have your report',
  reportReceived: 'We have your report of “{item}”. Open it to see what to do now:',
  seeReport: 'See your report',
  passwordFirst: 'On another device, set a password first:',
  theftConfirmedSubject: 'Your theft report is confirmed',
  theftConfirmed:
    'Our team has confirmed your report of “{item}”. Anyone who checks the number of the item now sees “Stolen”.',
  gotItBack: 'Got the item back? Mark your report as found, so nobody calls you a thief.',
  seeReports: 'See your reports',
  theftRejectedSubject: 'We could not confirm your theft report',
  reportConfirmedSubject: 'Your report is confirmed',
  reportConfirmed:
    'Our team has confirmed your report of “{item}”. Anyone who checks the number of the item now sees that it is reported.',
  reportRefusedSubject: 'We could not confirm your report',
  notConfirmed:
    'We could not confirm your report of “{item}”. People who check the number of the item do not see the report.',
  teamWrote: 'Our reason: {reason}',
  canReportAgain: 'You can make a new report and say more about what happened.',
  newReport: 'Make a new report',
  reportClosedSubject: 'Your report was closed',
  reportClosed:
    'Our team has closed your report of “{item}”. Anyone who checks the number of the item no longer sees the report.',
  stillMissing: 'Is the item still missing? Make a new report and say more about what happened.',
  reportReopenedSubject: 'Your report is open again',
  reportReopened:
    'Our team has reopened your report of “{item}”. Anyone who checks the number of the item sees again that it is reported.',
  seeIt: 'See more on Toju',
  answerIt: 'Answer on Toju',
  seeThem: 'See all updates on Toju',
  toChoose: 'You choose which emails you get.',
  choose: 'Choose',
}

/** A word above a mail that tells a decision or a verdict. */
export const mailTags = {
  stolen: 'Stolen',
  doNotBuy: 'Do not buy',
  confirmed: 'Confirmed',
  notAccepted: 'Not accepted',
  closed: 'Closed',
}

export const digestSubject: CountTexts = {
  one: 'One update from Toju',
  other: '{count} updates from Toju',
}

/** How long a link works; a count of its unit. */
export const mailDurations: Readonly<Record<'seconds' | 'minutes' | 'hours', CountTexts>> = {
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
}
