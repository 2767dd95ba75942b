import type {
  notificationEventLabels as enNotificationEventLabels,
  pushText as enPushText,
} from '../en/notifications.ts'
import type { NotificationTexts } from '../notification-texts.ts'
import type { Translation } from '../translation.ts'

export const notificationTexts: NotificationTexts = {
  where: ' for {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'None of una go see who the other person be until the two of una choose am. Talk for Toju, and no pay before you hold am.',
  differ:
    ' The numbers wey the two of una give no be exactly the same, so compare them for the item before you give am.',
  times: { one: 'one time', other: '{count} times' },
  statuses: { Lost: 'lost', Stolen: 'stolen', Found: 'found' },
  renews: {
    title: 'Your {item} plan go end on {date}',
    text: 'You choose to renew am: we go charge your card ({card}) half day before. To stop am, press one button for your account page.',
  },
  other: { title: 'News about your report', text: 'Look your reports.' },
  kinds: {
    'match-for-owner': {
      title: 'Person fit don find “{item}”',
      text: 'Person report say e find something wey get the same number as “{item}”{where}. {platform}',
    },
    'match-for-finder': {
      title: 'The owner of “{item}” dey look for am',
      text: 'Person lost something wey get the same number as the one wey you report say you find{where}. {platform}',
    },
    'match-accepted-for-owner': {
      title: 'You fit ask about “{item}” now',
      text: 'One possible match of “{item}” don open.{differ} {platform}',
    },
    'match-accepted-for-finder': {
      title: 'Person fit be the owner of “{item}”',
      text: 'Person think say “{item}”, wey you find, na im own.{differ} {platform}',
    },
    'match-suggested': {
      title: 'Na this be “{item}”?',
      text: 'Person report say e find something wey fit be “{item}”. We no go tell you more, so that only the owner fit describe am. Tell us whether e fit be your own.',
    },
    'message-from-owner': {
      title: 'The owner of “{item}” write to you',
      text: 'Message dey about “{item}”, wey you find. Read am and answer am for Toju.',
    },
    'message-from-finder': {
      title: 'The person wey find “{item}” write to you',
      text: 'Message dey about “{item}”. Read am and answer am for Toju, and no pay before you hold am.',
    },
    question: {
      title: 'The finder dey ask you about “{item}”',
      text: 'E ask wetin only the owner fit know. You fit try three times.',
    },
    answered: {
      title: 'Your question about “{item}” get answer',
      text: 'The other person give the correct answer. Now choose a safe place to meet.',
    },
    'sharing-by-owner': {
      title: 'The owner of “{item}” choose wetin to share',
      text: 'Name and number go show after the two of una choose am. You no must.',
    },
    'sharing-by-finder': {
      title: 'The finder of “{item}” choose wetin to share',
      text: 'Name and number go show after the two of una choose am. You no must.',
    },
    'match-withdrawn': {
      title: 'One match of “{item}” don end',
      text: 'The other report wey match “{item}” don close. Your own remain as e be, and we still dey look.',
    },
    'handed-over': {
      title: '“{item}” don come back to you?',
      text: 'The finder say e don give am back. If “{item}” dey your hand, mark your report as found. If e no dey, tell us.',
    },
    thanks: {
      title: 'Thank you: “{item}” don reach the owner',
      text: 'The owner don get back wetin you find. Thank you for your honesty. If your report still dey open, mark am say you don give am.',
    },
    checked: {
      title: 'Person check the number of “{item}”',
      text: 'The number of “{item}” don get check or registration {times}{where}. Anybody wey check am go hear say dem report am. We no dey tell who dem be.',
    },
    'found-by-phone': {
      title: 'Person talk say e find “{item}”',
      text: 'E give the number by phone{where}. We tell am make e keep am well or give am to police, so ask the police stations wey near there. We no know the person. No pay anybody before you hold am.',
    },
    'number-registered': {
      title: 'Another person register the number of “{item}”',
      text: 'E still dey your name as before, and our team dey look the two registrations. If you don sell “{item}”, transfer am to the new owner.',
    },
    'asset-listed': {
      title: '{source} don list “{item}”',
      text: 'The list of {date} get the number wey you register for “{item}”. Anybody wey check the number go hear am. If na mistake, tell dem make dem correct their list: we no fit change am.',
    },
    'reported-by-other': {
      title: 'Person report “{item}” as {status}',
      text: 'E give the number wey you register for “{item}”. Na your own, and e dey your hand? Your answer go reach our team, e no go reach the person.',
    },
    'transfer-offered': {
      title: 'Dem wan give you: {item}',
      text: 'The owner wan transfer am to you. See wetin check of the number talk now, compare the number with the item for your hand, then accept or refuse.',
    },
    'transfer-withdrawn': {
      title: 'Dem don take back the offer: {item}',
      text: 'You no fit accept am again. No pay until dem offer am again, and check the number first.',
    },
    'transfer-received': {
      title: 'Na your own now: {item}',
      text: 'You don accept am, and e dey your items. Describe am for your own words and add your receipt.',
    },
    'transfer-accepted': {
      title: '“{item}” don get new owner',
      text: 'Dem don accept your offer. E no dey your list again; the receipt, the notes and the purchase details don delete, and the label no lead anywhere.',
    },
    'transfer-declined': {
      title: 'Dem refuse your offer of “{item}”',
      text: 'E still be your own as before.',
    },
    'transfer-expired': {
      title: 'Your offer of “{item}” don end',
      text: 'Nobody accept am for 7 days. E still be your own, and you fit offer am again.',
    },
    'transfer-stopped': {
      title: 'We stop your offer of “{item}”',
      text: 'One of the numbers get report now, so you no fit transfer am. E still be your own. Check the number to see wetin dem report.',
    },
    'plan-ending': {
      title: 'Your {item} plan go end on {date}',
      text: 'E go end by itself, and we no go charge anything. To continue, buy another 30 or 365 days for your account page.',
    },
    'plan-ended': {
      title: 'Your {item} plan don end',
      text: 'Your account dey the Free plan. Nothing of your own lost: your things, reports and matches all dey there.',
    },
    'renewal-failed': {
      title: 'We no fit renew your {item} plan',
      text: 'We no fit charge your card ({card}), and we no go try again. Your plan go continue reach the end. To keep am longer, pay for your account page.',
    },
    'pass-granted': {
      title: 'You get {days} more days of {item}',
      text: 'Our team give you. You no go pay anything.',
    },
    'pass-refunded': {
      title: 'We don refund your payment for {item}',
      text: 'The days wey you pay for don finish. Nothing else for your account change.',
    },
    'pass-disputed': {
      title: 'Person contest your payment for {item} for the bank',
      text: 'Until dem settle am, the days wey e pay for dey on hold. If na mistake, write to us.',
    },
    'found-by-label': {
      title: 'Person find “{item}”',
      text: 'E scan the label and write to you. Read where e dey and how you go reach am.',
    },
    'report-confirmed': {
      title: 'We don confirm your report of “{item}”',
      text: 'From now, anybody wey check the number go hear about am.',
    },
    'report-refused': {
      title: 'We no fit confirm your report of “{item}”',
      text: 'Nobody go hear about am. Open the report to see why. You fit make new one.',
    },
    'theft-confirmed': {
      title: 'We don confirm your report: dem thief “{item}”',
      text: 'From now, anybody wey check the number go hear say dem thief am.',
    },
    'theft-rejected': {
      title: 'We no fit confirm say dem thief “{item}”',
      text: 'Nobody go hear about am. Open the report to see why. You fit make new one.',
    },
    'report-closed': {
      title: 'Our team don close your report of “{item}”',
      text: 'Check no go talk about am again. If e still lost, make new report.',
    },
    'report-reopened': {
      title: 'Your report of “{item}” don open again',
      text: 'Anybody wey check the number go hear about am.',
    },
    'evidence-asked': {
      title: 'Show us say “{item}” na your own',
      text: 'The number get more than one registration. Our team need receipt or photos from you.',
    },
    'claim-upheld': {
      title: '“{item}” still dey your name',
      text: 'Our team don decide say na your own. You no need do anything.',
    },
    'claim-refused': {
      title: 'We no fit confirm say “{item}” na your own',
      text: 'Our team don decide about the number. The mail wey we send you talk why.',
    },
    'still-missing': {
      title: '“{item}” still lost?',
      text: 'Tell us whether e still lost, e don come back, or make we no ask again. One press do, you no need log in. If one year pass without answer, we go talk say the report don old.',
    },
    'still-yours': {
      title: '“{item}” still be your own?',
      text: 'People wey check the number go see the last time you confirm am. One press do, you no need log in. You don sell am? Transfer am to the new owner.',
    },
    'closed-by-link': {
      title: 'Your report of “{item}” don close',
      text: 'Person open the link wey we send you, and answer say you don get am back. If no be you, report am again and change your password.',
    },
    'report-question': {
      title: 'Our team get question about “{item}”',
      text: 'Dem need to know more before dem fit confirm your report. Open am to read the question, then add your answer to the report.',
    },
    'second-factor-on': {
      title: 'Your second factor dey on',
      text: 'We go ask for code from your app when you log in with your password.',
    },
    'second-factor-off': {
      title: 'Your second factor dey off',
      text: 'We no go ask for code from app again when you log in. If no be you, change your password now now.',
    },
    'second-factor-removal': {
      title: 'Person ask our team to remove your second factor',
      text: 'E go comot after 24 hours, unless you log in with am before then. If no be you ask, change your password.',
    },
    'passkey-added': {
      title: 'Passkey don enter: “{item}”',
      text: 'E dey log in without your password. If no be you, remove am and change your password.',
    },
    'passkey-removed': {
      title: 'Passkey don comot: “{item}”',
      text: 'E no dey log in again. If no be you, change your password.',
    },
    'api-key-made': {
      title: 'API key don enter: “{item}”',
      text: 'Any program wey get am fit act for your account. If no be you, revoke am and change your password.',
    },
    'api-key-revoked': {
      title: 'API key don comot: “{item}”',
      text: 'From now we go refuse am. If no be you, change your password.',
    },
    'webhook-failing': {
      title: 'We don stop to send webhooks go {item}',
      text: 'Every webhook wey we send go this address fail for three days. Look wetin we send, fix am, then on am again.',
    },
    'webhook-gone': {
      title: 'We don stop to send webhooks go {item}',
      text: 'The address answer 410 Gone. If na mistake, on am again.',
    },
  },
}

/** The events that a user can choose to be notified of. */
export const notificationEventLabels: Translation<typeof enNotificationEventLabels> = {
  match: {
    label: 'Something match your report',
    about: 'Dem report the same number as lost and as found, or one match wey you accept don open.',
  },
  talk: {
    label: 'News inside a match',
    about: 'The other person write, ask, answer, or don ready to show who e be.',
  },
  suggestion: {
    label: 'Something fit be your own',
    about:
      'Person find something wey be like the one wey you dey look for. You go talk whether na your own.',
  },
  check: {
    label: 'Person check your number',
    about: 'Person check or register the number of wetin lost. We no dey ever tell who.',
  },
  claim: {
    label: 'Another person claim your number',
    about: 'E register or report one number wey you don register before. We no dey ever tell who.',
  },
  ending: {
    label: 'One match don end',
    about: 'The other person close the report, or the thing don come back.',
  },
  transfer: {
    label: 'Transfers',
    about:
      'Person wan give you something or take the offer back, or your own offer don get answer or don end.',
  },
  thanks: {
    label: 'Thank you for a find',
    about: 'Wetin you find don reach the owner.',
  },
  plan: {
    label: 'Your plan',
    about: 'E go end in one week or one day, e don end, or our team or refund change am.',
  },
  reminder: {
    label: 'Still lost? Still your own?',
    about:
      'Every three months about wetin lost, one time a year about wetin you get. You go answer with one press.',
  },
}

/** What a lock screen shows of every notification. */
export const pushText: Translation<typeof enPushText> = {
  title: 'Toju',
  body: 'Something about your report',
}
