import type { StoredNotification } from '../../domain/notifications/notification-view.ts'
import type {
  NotificationData,
  NotificationEvent,
  NotificationKindName,
} from '../../domain/notifications/notifications.ts'
import { longDate } from './dates.ts'
import { formatState } from './places.ts'

/** The events that a user can choose to be notified of. */
export const notificationEventLabels = {
  match: {
    label: 'Something matches your report',
    about: 'The same number was reported lost and found, or a match you accepted was opened.',
  },
  talk: {
    label: 'News in a match',
    about: 'The other person wrote, asked, answered, or is ready to share who they are.',
  },
  suggestion: {
    label: 'Something could be yours',
    about: 'Somebody found an item like the one you are missing. You say whether it is yours.',
  },
  check: {
    label: 'Somebody checked your number',
    about: 'The number of a missing item was checked or registered. We never say by whom.',
  },
  claim: {
    label: 'Another person claims your number',
    about: 'They registered a number that you registered too, or found the item. We never say who.',
  },
  ending: {
    label: 'A match has ended',
    about: 'The other person closed their report, or the item is back.',
  },
  transfer: {
    label: 'Transfers',
    about: 'Somebody transfers an item to you or cancels it, or your transfer is answered or ends.',
  },
  thanks: {
    label: 'Thanks for a find',
    about: 'What you found is back with its owner.',
  },
  plan: {
    label: 'Your plan',
    about: 'It ends in a week or a day, has ended, or was changed by our team or a refund.',
  },
  reminder: {
    label: 'Still missing? Still yours?',
    about: 'Every three months for what is missing, yearly for what you have. One tap answers it.',
  },
} as const satisfies Record<NotificationEvent, { label: string; about: string }>

/**
 * The push message of every notification. Others may see it on a lock screen, so it names no person
 * and no item. The full text is fetched when the notification is opened.
 */
export const pushText = { title: 'Toju', body: 'Something about your report' }

interface NotificationMessage {
  title: string
  text: string
}

const platform =
  'You see who the other is only when both agree. Talk on Toju. Never pay before you hold it.'

const notificationMessages: Record<
  NotificationKindName,
  (data: NotificationData) => NotificationMessage
> = {
  'match-for-owner': ({ item, state }) => ({
    title: `“${item}” may have been found`,
    text: `Somebody reported that they found an item with the same number as “${item}”${inState(state)}. ${platform}`,
  }),
  'match-for-finder': ({ item, state }) => ({
    title: `The owner of “${item}” is looking for it`,
    text: `Somebody is missing an item with the same number as the one you found${inState(state)}. ${platform}`,
  }),
  'match-accepted-for-owner': ({ item, identifiersDiffer }) => ({
    title: `You can now ask about “${item}”`,
    text: `A possible match of “${item}” is open.${differ(identifiersDiffer)} ${platform}`,
  }),
  'match-accepted-for-finder': ({ item, identifiersDiffer }) => ({
    title: `Somebody may own “${item}”`,
    text: `Somebody thinks that “${item}”, which you found, is theirs.${differ(identifiersDiffer)} ${platform}`,
  }),
  'match-suggested': ({ item }) => ({
    title: `Somebody may have found “${item}”`,
    text: `Somebody found something that may be “${item}”. We show no details yet: only the real owner knows them. Say whether it may be yours.`,
  }),
  'message-from-owner': ({ item }) => ({
    title: `The owner of “${item}” wrote to you`,
    text: `There is a message about “${item}”, which you found. Read and answer it on Toju.`,
  }),
  'message-from-finder': ({ item }) => ({
    title: `The finder of “${item}” wrote to you`,
    text: `There is a message about “${item}”. Read and answer it on Toju, and never pay before you hold it.`,
  }),
  question: ({ item }) => ({
    title: `The finder asks you about “${item}”`,
    text: `They ask something that only its owner can know. You have three tries.`,
  }),
  answered: ({ item }) => ({
    title: `Your question about “${item}” was answered`,
    text: `The other person gave the right answer. Now agree on a safe place to meet.`,
  }),
  'sharing-by-owner': ({ item }) => ({
    title: `The owner of “${item}” chose what to share`,
    text: `Names and numbers are shown only when both of you choose it. You do not have to.`,
  }),
  'sharing-by-finder': ({ item }) => ({
    title: `The finder of “${item}” chose what to share`,
    text: `Names and numbers are shown only when both of you choose it. You do not have to.`,
  }),
  'match-withdrawn': ({ item }) => ({
    title: `A match of “${item}” has ended`,
    text: `The other report that matched “${item}” was closed. Yours stays open, and we keep looking.`,
  }),
  'handed-over': ({ item }) => ({
    title: `Do you have “${item}” back?`,
    text: `Its finder says that it was handed over. If you have “${item}”, mark your report as found. If not, tell us.`,
  }),
  thanks: ({ item }) => ({
    title: `Thank you: “${item}” is back with its owner`,
    text: `The owner of what you found has it back. Thank you for your honesty. If your own report is still open, mark it as handed over.`,
  }),
  checked: ({ item, times = 1, state }) => ({
    title: `The number of “${item}” was checked`,
    // The first check is reported at once, without a count, which would soon be wrong. Those of the
    // next hours are reported together.
    text: `${times === 1 ? 'Somebody' : 'People'} checked or registered the number of “${item}”${times === 1 ? '' : ` ${times} times`}${inState(state)}. Checks show that it is reported. We never say who they are.`,
  }),
  'found-by-phone': ({ item, state }) => ({
    title: `Somebody says they found “${item}”`,
    text: `They gave its number by phone${inState(state)}. We asked them to keep it safe or to hand it to the police, so ask at the police stations near there. We do not know who they are. Pay nobody before you hold it.`,
  }),
  'number-registered': ({ item }) => ({
    title: `Two people claim the number of “${item}”`,
    text: `Another person registered it too. Until we decide, checks say that two people claim it, and neither of you can transfer it. Within 7 days, add your receipt and say how you got it, or say that it is no longer yours.`,
  }),
  'number-tried': ({ item }) => ({
    title: `Another person registered the number of “${item}”`,
    text: `They took it back at once, or it does not count because they claim the numbers of other people too. Yours stays registered to you as before. If you sold “${item}”, transfer it to its new owner.`,
  }),
  'namesake-registered': ({ item }) => ({
    title: `Another person registered the number of “${item}”`,
    text: `They named no maker, so it may be another thing. Yours stays registered to you as before. If you sold “${item}”, transfer it to its new owner.`,
  }),
  'other-kind-registered': ({ item }) => ({
    title: `Another person registered the number of “${item}”`,
    text: `They registered the same letters and digits as another kind of number. Until our team has looked, checks say that two people claim it. Yours stays registered to you as before. Add your receipt.`,
  }),
  'contest-ended': ({ item }) => ({
    title: `Nobody else claims the number of “${item}” any more`,
    text: 'It is registered to you alone. Checks show what you registered and reported, and you can transfer it.',
  }),
  'contest-lapsed': ({ item }) => ({
    title: `The number of “${item}” is now registered to another person`,
    text: 'Two people claimed it, and only the other one showed a receipt within 7 days. We accuse nobody. Is it yours? Answer this mail with your receipt. If it was lost or stolen, report it: then both claims count again.',
  }),
  'asset-listed': ({ item, source, at = 0 }) => ({
    title: `${source ?? 'An authority'} listed “${item}”`,
    text: `Its list of ${longDate(at)} has a number that you registered for “${item}”. Checks of the number show it. If that is a mistake, ask them to correct their list: we cannot change it.`,
  }),
  'reported-by-other': ({ item, reportedAs }) => ({
    title: `Somebody reported “${item}” as ${(reportedAs ?? 'Lost').toLowerCase()}`,
    text: `They gave a number that you registered for “${item}”. Is it yours, and do you have it? Your answer goes to our team, and not to them.`,
  }),
  'transfer-offered': ({ item }) => ({
    title: `A transfer to you: ${item}`,
    text: 'Its owner wants to hand it over to you. Check its number, compare it with the item in your hand, then accept or decline.',
  }),
  'transfer-withdrawn': ({ item }) => ({
    title: `The transfer was cancelled: ${item}`,
    text: 'Check its number again, and do not pay until a new transfer has come.',
  }),
  'transfer-received': ({ item }) => ({
    title: `Yours now: ${item}`,
    text: 'You accepted it, and it is now among your assets. Describe it in your own words and add your receipt.',
  }),
  'transfer-accepted': ({ item }) => ({
    title: `“${item}” has its new owner`,
    text: 'Your transfer was accepted. It is no longer in your list. Its receipt, notes and purchase details are deleted, and its label no longer works.',
  }),
  'transfer-declined': ({ item }) => ({
    title: `Your transfer of “${item}” was declined`,
    text: 'It stays yours as it was.',
  }),
  'transfer-expired': ({ item }) => ({
    title: `Your transfer of “${item}” has ended`,
    text: 'Nobody accepted it within 7 days. It stays yours as it was, and you can transfer it again.',
  }),
  'transfer-stopped': ({ item }) => ({
    title: `Your transfer of “${item}” was cancelled`,
    text: 'Something was reported about its number, so you cannot transfer it. It stays yours. Check its number to see why.',
  }),
  'plan-ending': ({ item, at = 0, card }) => ({
    title: `Your ${item} plan ends on ${longDate(at)}`,
    text: card
      ? `You chose to renew it: we charge your card (${card}) twelve hours before. To end the renewal, press one button on your account page.`
      : 'It ends and nothing is charged. To go on, buy another 30 or 365 days on your account page.',
  }),
  'plan-ended': ({ item }) => ({
    title: `Your ${item} plan has ended`,
    text: 'Your account is on the Free plan. Your assets, reports and matches are all there.',
  }),
  'renewal-failed': ({ item, card }) => ({
    title: `Your ${item} plan was not renewed`,
    text: `Your card (${card}) could not be charged, and we do not try again. Your plan goes on to its end; to keep it longer, pay on your account page.`,
  }),
  'pass-granted': ({ item, times = 0 }) => ({
    title: `You have ${times} more days of ${item}`,
    text: 'Our team gave them to you. There is nothing to pay.',
  }),
  'pass-refunded': ({ item }) => ({
    title: `Your payment for ${item} was refunded`,
    text: 'The days that you paid for are over. Nothing else in your account has changed.',
  }),
  'pass-disputed': ({ item }) => ({
    title: `Your payment for ${item} is contested at the bank`,
    text: 'Your plan is paused until the bank decides. A mistake? Write to us.',
  }),
  'found-by-label': ({ item }) => ({
    title: `Somebody found “${item}”`,
    text: 'They scanned its label and wrote to you. Read where it is and how to reach them.',
  }),
  'report-confirmed': ({ item }) => ({
    title: `Your report of “${item}” is confirmed`,
    text: 'Checks of its number now show it.',
  }),
  'report-refused': ({ item }) => ({
    title: `We could not confirm your report of “${item}”`,
    text: 'Checks do not show it. Open the report to read why. You can make a new one.',
  }),
  'theft-confirmed': ({ item }) => ({
    title: `Your report is confirmed: “${item}” is stolen`,
    text: 'Checks of its number now say “Stolen”.',
  }),
  'theft-rejected': ({ item }) => ({
    title: `We could not confirm the theft of “${item}”`,
    text: 'Checks do not show it. Open the report to read why. You can make a new one.',
  }),
  'report-closed': ({ item }) => ({
    title: `Our team closed your report of “${item}”`,
    text: 'Checks no longer mention it. If it is still missing, make a new report.',
  }),
  'report-reopened': ({ item }) => ({
    title: `Your report of “${item}” is open again`,
    text: 'Checks of its number show it.',
  }),
  'evidence-asked': ({ item }) => ({
    title: `Show us that “${item}” is yours`,
    text: 'Its number is registered more than once. Our team asks you for a receipt or photos.',
  }),
  'claim-upheld': ({ item }) => ({
    title: `“${item}” stays registered to you`,
    text: 'Our team has decided that it is yours. You need to do nothing.',
  }),
  'claim-refused': ({ item }) => ({
    title: `The number of “${item}” is now registered to another person`,
    text: 'Our team has decided whose it is. We accuse nobody. Our mail to you says why.',
  }),
  'claim-lapsed': ({ item }) => ({
    title: `There is nothing more to show for “${item}”`,
    text: 'Nobody else claims its number now. It stays registered to you.',
  }),
  'claim-given-up': ({ item }) => ({
    title: `You gave up your claim to the number of “${item}”`,
    text: 'It stays registered to the other person. Not you? Change your password and write to us. Lost or stolen? Report it: then both claims count again.',
  }),
  'still-missing': ({ item }) => ({
    title: `Is “${item}” still missing?`,
    text: 'One tap answers, without logging in. After a year without an answer we say that the report is old.',
  }),
  'still-yours': ({ item }) => ({
    title: `Is “${item}” still yours?`,
    text: 'Buyers see when you last confirmed it. One tap answers, without logging in. Sold it? Transfer it to its new owner.',
  }),
  'closed-by-you': ({ item }) => ({
    title: `Your report of “${item}” is closed`,
    text: 'It was closed with your password. Checks no longer say that it is missing. Not you? Change your password and write to us.',
  }),
  'number-changed': ({ item }) => ({
    title: `A number of “${item}” was changed`,
    text: 'It was changed with your password. Not you? Change your password, and put the number back.',
  }),
  'report-question': ({ item }) => ({
    title: `Our team has a question about “${item}”`,
    text: 'They must know more before they confirm your report. Open it to read and answer the question.',
  }),
  'second-factor-on': () => ({
    title: 'Your second factor is on',
    text: 'We ask for a code of your app when you log in with your password.',
  }),
  'second-factor-off': () => ({
    title: 'Your second factor is off',
    text: 'We no longer ask for a code of an app when you log in. If it was not you, change your password at once.',
  }),
  'recovery-codes-renewed': () => ({
    title: 'You have new recovery codes',
    text: 'The old ones no longer work. If it was not you, change your password at once.',
  }),
  'second-factor-removal': () => ({
    title: 'Our team was asked to remove your second factor',
    text: 'It is removed in 24 hours unless you log in with it. Not you? Change your password.',
  }),
  'passkey-added': ({ item }) => ({
    title: `A passkey was added: “${item}”`,
    text: 'It logs in without your password. If it was not you, remove it and change your password.',
  }),
  'passkey-removed': ({ item }) => ({
    title: `A passkey was removed: “${item}”`,
    text: 'It no longer logs in. If it was not you, change your password.',
  }),
  'api-key-made': ({ item }) => ({
    title: `An API key was created: “${item}”`,
    text: 'Programs that have it can act for your account. If it was not you, revoke it and change your password.',
  }),
  'api-key-revoked': ({ item }) => ({
    title: `An API key was revoked: “${item}”`,
    text: 'It no longer works. If it was not you, change your password.',
  }),
  'webhook-failing': ({ item }) => ({
    title: `We no longer send webhooks to ${item}`,
    text: 'Every webhook to this endpoint failed for three days. Check its deliveries, fix the endpoint, then enable it again.',
  }),
  'webhook-gone': ({ item }) => ({
    title: `We no longer send webhooks to ${item}`,
    text: 'The endpoint answered 410 Gone, so we stopped. If that was a mistake, enable it again.',
  }),
}

function inState(state: string | null | undefined): string {
  return state ? ` in ${formatState(state)}` : ''
}

function differ(identifiersDiffer: boolean | undefined): string {
  return identifiersDiffer
    ? ' Your two numbers differ a little. Compare them on the item before you hand it over.'
    : ''
}

/** The text of a stored notification; a general one if its kind no longer exists. */
export function notificationMessageText({ kind, data }: StoredNotification): NotificationMessage {
  const known: ((data: NotificationData) => NotificationMessage) | undefined =
    notificationMessages[kind as NotificationKindName]
  const text = known?.(JSON.parse(data) as NotificationData)
  return text ?? { title: 'News about your report', text: 'Look at your reports.' }
}
