import type { NotificationTexts } from '../notification-texts.ts'

/** The speakers who have reviewed this file: docs/translating.md. */
export const reviewedBy: readonly string[] = []

export const notificationTexts: NotificationTexts = {
  where: ' for {state}',
  federalCapital: 'Abuja (FCT)',
  platform:
    'None of una go see who the other person be until the two of una choose am. Talk for Toju, and no pay before you hold am.',
  differ:
    ' The numbers wey the two of una give no be exactly the same, so compare them for the item before you give am.',
  times: { one: 'one time', other: '{count} times' },
  statuses: { Lost: 'lost', Stolen: 'stolen', Found: 'found' },
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
  },
}
