import type { CountTexts } from '../../count-text.ts'
import type { mailWords as enMailWords } from '../../en/mail/mails.ts'
import type { Translation } from '../../translation.ts'

/** The mails that matter most: codes, passwords and decisions about reports. */
export const mailWords: Translation<typeof enMailWords> = {
  hello: 'Hello {firstName},',
  helloWithoutName: 'Hello,',
  footer: 'Toju na the register of wetin lost, wetin dem thief and wetin people find for Nigeria.',
  codeSubject: '{code} na your Toju code',
  codeIntro: 'Type this code for Toju to show say this e-mail na your own:',
  codeFor: 'E be for {signUp} and e no fit open another one. E go work for 10 minutes.',
  codeNotYou:
    'If no be you, no type the code anywhere: without am, nobody fit use your address. We no dey ask for code by phone or chat.',
  signUp: 'the sign-up of {time} on {day} as “{name}”',
  loginLink: 'Log in',
  newPasswordLink: 'Set new password',
  resetSubject: 'Set new password for Toju',
  resetIntro: 'Use this link to set new password for {email}. E go work one time, for {works}.',
  resetOpens:
    'E go open the account of {signUp}, and e go end every other sign-up with this address.',
  resetNotYou: 'If you no ask for am, do nothing: your password remain as e be.',
  changedSubject: 'Your Toju password don change',
  changed: 'The password of your Toju account don change now, and every device don sign out.',
  changedPasskeys:
    'Your second factor and passkeys remain as them be. If one passkey no be your own, remove am under “Sign-in security” for your account.',
  changedApiKeys:
    'Your API keys ({count}) still dey work too. If one no be your own, revoke am under “Developers”:',
  apiKeysLink: 'Your own API keys',
  changedNotYou: 'If no be you, set new password now:',
  findCodeIntro: 'Thank you say you report wetin you find. Type this code for Toju to finish:',
  findCodeWorks:
    'E go work for 10 minutes. We no dey ask for am by phone or chat: anybody wey ask no be us.',
  findCodeNotYou: 'If you no report anything, do nothing.',
  theftConfirmedSubject: 'We don confirm your report of wetin dem thief',
  theftConfirmed:
    'Our team don confirm your report of “{item}”. From now, anybody wey check the number go hear say dem thief am.',
  gotItBack:
    'You don see am back? Mark am as found, so that nobody go stop you for your own thing.',
  seeReports: 'Look your reports',
  theftRejectedSubject: 'We no fit confirm your report of wetin dem thief',
  reportConfirmedSubject: 'We don confirm your report',
  reportConfirmed:
    'Our team don look your report of “{item}”. From now, anybody wey check the number go hear about am.',
  reportRefusedSubject: 'We no fit confirm your report',
  notConfirmed:
    'Our team look your report of “{item}” and no fit confirm am, so nobody go hear about am.',
  teamWrote: 'Wetin dem write: {reason}',
  canReportAgain: 'You fit make new report and talk more about wetin happen.',
  newReport: 'Make new report',
  reportClosedSubject: 'We don close your report',
  reportClosed:
    'Our team don close your report of “{item}”. Anybody wey check the number no go hear about am again.',
  stillMissing: 'E still lost? Make new report and talk more about wetin happen.',
  reportReopenedSubject: 'Your report don open again',
  reportReopened:
    'Our team don open your report of “{item}” again. Anybody wey check the number go hear about am.',
  seeIt: 'See am for Toju',
  answerIt: 'Answer for Toju',
  seeThem: 'See them for Toju',
  toChoose: 'To choose the mails wey you wan get:',
  choose: 'Choose am',
}

export const digestSubject: CountTexts = {
  one: 'One thing happen with your reports',
  other: '{count} things happen with your reports',
}

/** How long a link works; a count of its unit. */
export const mailDurations: Readonly<Record<'seconds' | 'minutes' | 'hours', CountTexts>> = {
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
}
