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
    about: 'Somebody reported the same number, or you can now write to the other person.',
  },
  talk: {
    label: 'News about a match',
    about: 'The other person wrote, answered a question, or is ready to share who they are.',
  },
  suggestion: {
    label: 'Something could be yours',
    about: 'Somebody found an item like the one you are missing. You say whether it is yours.',
  },
  check: {
    label: 'Somebody checked your item’s number',
    about: 'Somebody checked or registered the number of your missing item. We never say who.',
  },
  claim: {
    label: 'Another person claims your item',
    about: 'Somebody else registered or found it, or the police listed it. We never say who.',
  },
  ending: {
    label: 'A match has ended',
    about: 'The other person closed their report, or the owner has the item back.',
  },
  transfer: {
    label: 'Transfers',
    about: 'A transfer to you starts or is cancelled. Your own transfer is answered or ends.',
  },
  thanks: {
    label: 'Thanks for a find',
    about: 'What you found is back with its owner.',
  },
  plan: {
    label: 'Your plan',
    about: 'Your plan ends soon, has ended, or was changed by our team or a refund.',
  },
  reminder: {
    label: 'Still missing? Still yours?',
    about: 'We ask about a missing item every three months, and about your other items yearly.',
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
  'You see who the other person is only when you both agree. Talk on Toju. Never pay before you hold the item.'

const notificationMessages: Record<
  NotificationKindName,
  (data: NotificationData) => NotificationMessage
> = {
  'match-for-owner': ({ item, state }) => ({
    title: `Somebody reported finding an item with the number of “${item}”`,
    text: `Somebody says they found an item with the number of “${item}”${inState(state)}. ${platform}`,
  }),
  'match-for-finder': ({ item, state }) => ({
    title: `The owner of “${item}” is looking for it`,
    text: `Somebody reported an item missing${inState(state)}. It has the same number as the item you found. ${platform}`,
  }),
  'match-accepted-for-owner': ({ item, identifiersDiffer }) => ({
    title: `Ask the finder of “${item}”`,
    text: `You can now write to the person who may have found “${item}”.${differ(identifiersDiffer)} ${platform}`,
  }),
  'match-accepted-for-finder': ({ item, identifiersDiffer }) => ({
    title: `Somebody says that “${item}” is theirs`,
    text: `Somebody thinks that “${item}”, which you found, is theirs.${differ(identifiersDiffer)} ${platform}`,
  }),
  'match-suggested': ({ item }) => ({
    title: `Somebody may have found “${item}”`,
    text: `Somebody found something that may be “${item}”. We show no details yet: only the real owner knows them. Say whether the item may be yours.`,
  }),
  'message-from-owner': ({ item }) => ({
    title: `The owner of “${item}” wrote to you`,
    text: `There is a message about “${item}”, which you found. Read and answer it on Toju.`,
  }),
  'message-from-finder': ({ item }) => ({
    title: `The finder of “${item}” wrote to you`,
    text: `There is a message about “${item}”. Read and answer it on Toju. Never pay before you hold the item.`,
  }),
  question: ({ item }) => ({
    title: `The finder asks you about “${item}”`,
    text: `The finder asks something that only the owner can know. Answer on Toju: you have three tries.`,
  }),
  answered: ({ item }) => ({
    title: `Your question about “${item}” was answered`,
    text: `The other person gave the right answer. Now agree on a safe place to meet.`,
  }),
  'sharing-by-owner': ({ item }) => ({
    title: `The owner of “${item}” chose what to share`,
    text: `Names and phone numbers are shown only when both of you share them. You do not have to share anything.`,
  }),
  'sharing-by-finder': ({ item }) => ({
    title: `The finder of “${item}” chose what to share`,
    text: `Names and phone numbers are shown only when both of you share them. You do not have to share anything.`,
  }),
  'match-withdrawn': ({ item }) => ({
    title: `A match for “${item}” has ended`,
    text: `The report that matched “${item}” was closed. Your report stays open, and we keep looking.`,
  }),
  'handed-over': ({ item }) => ({
    title: `Do you have “${item}” back?`,
    text: `The finder says that they handed over the item. Do you have “${item}” now? Then mark your report as found. Otherwise, write to us.`,
  }),
  thanks: ({ item }) => ({
    title: `Thank you: “${item}” is back with its owner`,
    text: `The owner has the item back. Thank you for your honesty. If your own report is still open, mark it as handed over.`,
  }),
  checked: ({ item, times = 1, state }) => ({
    title: `The number of “${item}” was checked`,
    // The first check is reported at once, without a count, which would soon be wrong. Those of the
    // next hours are reported together.
    text: `${times === 1 ? 'Somebody' : 'People'} checked or registered the number of “${item}”${times === 1 ? '' : ` ${times} times`}${inState(state)}. Anyone who checks it sees that the item is reported. We never say who checked.`,
  }),
  'found-by-phone': ({ item, state }) => ({
    title: `Somebody says they found “${item}”`,
    text: `Somebody gave us the number of the item by phone${inState(state)}. We do not know who they are. We asked them to keep the item safe or to hand it to the police. Ask at the police stations nearby. Pay nobody before you hold the item.`,
  }),
  'number-registered': ({ item }) => ({
    title: `Two people claim the number of “${item}”`,
    text: `Another person registered this number too. Until we decide, checks say that two people claim the number. Neither of you can transfer the item. Within 7 days, add your receipt and say how you got the item, or say that it is no longer yours. If you do nothing, you may lose the number.`,
  }),
  'number-tried': ({ item }) => ({
    title: `Another person registered the number of “${item}”`,
    text: `The number stays registered to you. The other person removed the number at once, or we ignore their claim because they also claim other people’s numbers. If you sold “${item}”, transfer it to its new owner.`,
  }),
  'namesake-registered': ({ item }) => ({
    title: `Another person registered the number of “${item}”`,
    text: `The other person named no brand, and two makers can use the same number. Their item may be a different one. The number stays registered to you. If you sold “${item}”, transfer it to its new owner.`,
  }),
  'other-kind-registered': ({ item }) => ({
    title: `Another person registered the number of “${item}”`,
    text: `The other person registered the same letters and digits, but chose another kind of number. Until our team has decided, checks say that two people claim the number. It stays registered to you. Add your receipt to the item.`,
  }),
  'contest-ended': ({ item }) => ({
    title: `Nobody else claims the number of “${item}” any more`,
    text: 'The number is registered to you alone. People who check it no longer see two claims. If the item is not reported, you can transfer it.',
  }),
  'contest-lapsed': ({ item }) => ({
    title: `The number of “${item}” is now registered to another person`,
    text: 'Two people claimed the number, and only the other person showed a receipt within 7 days. We accuse nobody. Is the item yours? Reply to our email with your receipt. Was the item lost or stolen? Report it: then our team looks at both claims again.',
  }),
  'asset-listed': ({ item, source, at = 0 }) => ({
    title: `${source ?? 'An authority'} listed “${item}”`,
    text: `Their list of ${longDate(at)} has a number that you registered for “${item}”. Anyone who checks this number sees that it is on the list. Is this a mistake? Ask them to correct their list. We cannot change it.`,
  }),
  'reported-by-other': ({ item, reportedAs }) => ({
    title: `Somebody reported “${item}” as ${(reportedAs ?? 'Lost').toLowerCase()}`,
    text: `The report has a number that you registered for “${item}”. Is the item yours, and do you have it? Only our team sees your answer.`,
  }),
  'transfer-offered': ({ item }) => ({
    title: `A transfer to you: ${item}`,
    text: 'The owner wants to transfer the item to you. Check the number on Toju, and compare it with the number on the item. Then accept or decline.',
  }),
  'transfer-withdrawn': ({ item }) => ({
    title: `The transfer was cancelled: ${item}`,
    text: 'Check the number of the item again. Do not pay until you get a new transfer.',
  }),
  'transfer-received': ({ item }) => ({
    title: `Yours now: ${item}`,
    text: 'You accepted the transfer. The item is now among your assets. Describe it in your own words, and add your receipt.',
  }),
  'transfer-accepted': ({ item }) => ({
    title: `“${item}” has a new owner`,
    text: 'Your transfer was accepted, and the item has left your assets. Its receipt, notes and purchase details are deleted. Its label no longer works.',
  }),
  'transfer-declined': ({ item }) => ({
    title: `Your transfer of “${item}” was declined`,
    text: 'The item stays yours.',
  }),
  'transfer-expired': ({ item }) => ({
    title: `Your transfer of “${item}” has ended`,
    text: 'Nobody accepted within 7 days. The item stays yours, and you can transfer it again.',
  }),
  'transfer-stopped': ({ item }) => ({
    title: `Your transfer of “${item}” was cancelled`,
    text: 'Somebody reported or claimed the number of the item, so you cannot transfer it. The item stays yours. Check the number to see why.',
  }),
  'plan-ending': ({ item, at = 0, card }) => ({
    title: `Your ${item} plan ends on ${longDate(at)}`,
    text: card
      ? `You chose to renew it: we charge your card (${card}) twelve hours before the end. To stop this, press “End renewal” on your account page.`
      : 'We charge nothing. To keep the plan, buy another 30 or 365 days on your account page.',
  }),
  'plan-ended': ({ item }) => ({
    title: `Your ${item} plan has ended`,
    text: 'Your account is on the Free plan. You keep your assets, reports and matches.',
  }),
  'renewal-failed': ({ item, card }) => ({
    title: `Your ${item} plan was not renewed`,
    text: `We could not charge your card (${card}), and we will not try again. You keep your plan until the time you paid for ends. To keep it longer, pay on your account page.`,
  }),
  'pass-granted': ({ item, times = 0 }) => ({
    title: `You have ${times} more ${times === 1 ? 'day' : 'days'} of ${item}`,
    text: 'Our team gave you these days. There is nothing to pay.',
  }),
  'pass-refunded': ({ item }) => ({
    title: `Your payment for ${item} was refunded`,
    text: 'The days that you paid for are over. Nothing else in your account has changed.',
  }),
  'pass-disputed': ({ item }) => ({
    title: `Somebody asked the bank to return your payment for ${item}`,
    text: 'Your plan is paused until the bank decides. Is this a mistake? Write to us.',
  }),
  'found-by-label': ({ item }) => ({
    title: `Somebody found “${item}”`,
    text: 'The finder scanned the label of the item and wrote to you. Read the message: it says where the item is.',
  }),
  'report-confirmed': ({ item }) => ({
    title: `Your report of “${item}” is confirmed`,
    text: 'Anyone who checks the number of the item now sees that it is reported.',
  }),
  'report-refused': ({ item }) => ({
    title: `We could not confirm your report of “${item}”`,
    text: 'People who check the number do not see your report. Open the report to read our reason. You can make a new report.',
  }),
  'theft-confirmed': ({ item }) => ({
    title: `Your report is confirmed: “${item}” is stolen`,
    text: 'Anyone who checks the number of the item now sees “Stolen”.',
  }),
  'theft-rejected': ({ item }) => ({
    title: `We could not confirm the theft of “${item}”`,
    text: 'People who check the number do not see your report. Open the report to read our reason. You can make a new report.',
  }),
  'report-closed': ({ item }) => ({
    title: `Our team closed your report of “${item}”`,
    text: 'People who check the number no longer see the report. If the item is still missing, make a new report.',
  }),
  'report-reopened': ({ item }) => ({
    title: `Your report of “${item}” is open again`,
    text: 'Anyone who checks the number of the item sees again that it is reported.',
  }),
  'evidence-asked': ({ item }) => ({
    title: `Show us that “${item}” is yours`,
    text: 'The number of the item is registered more than once. Add your receipt or photos to the item.',
  }),
  'claim-upheld': ({ item }) => ({
    title: `“${item}” stays registered to you`,
    text: 'Our team has decided that the item is yours. You do not need to do anything.',
  }),
  'claim-refused': ({ item }) => ({
    title: `The number of “${item}” is no longer registered to you`,
    text: 'Our team has decided against your claim to the number. We accuse nobody. Our email to you gives the reason.',
  }),
  'claim-lapsed': ({ item }) => ({
    title: `We need no more evidence for “${item}”`,
    text: 'Nobody else claims its number now. The number stays registered to you.',
  }),
  'claim-given-up': ({ item }) => ({
    title: `You gave up your claim to the number of “${item}”`,
    text: 'Did somebody else do this? Change your password and write to us. The number stays registered to the other person. Was the item lost or stolen? Report it: then our team looks at your claim again.',
  }),
  'still-missing': ({ item }) => ({
    title: `Is “${item}” still missing?`,
    text: 'Answer with one tap, without logging in. After a year without an answer, we tell buyers that the report is old.',
  }),
  'still-yours': ({ item }) => ({
    title: `Is “${item}” still yours?`,
    text: 'Buyers see when you last confirmed that the item is yours. Answer with one tap, without logging in. Did you sell it? Transfer it to its new owner.',
  }),
  'closed-by-you': ({ item }) => ({
    title: `Your report of “${item}” is closed`,
    text: 'Somebody closed the report with your password. People who check the number no longer see that the item is missing. Not you? Change your password and write to us.',
  }),
  'number-changed': ({ item }) => ({
    title: `The number of “${item}” was changed`,
    text: 'Somebody used your password to change the number. Not you? Change your password, and put the old number back.',
  }),
  'report-question': ({ item }) => ({
    title: `Our team has a question about “${item}”`,
    text: 'Our team must know more before they confirm your report. Open the report to read and answer the question.',
  }),
  'second-factor-on': () => ({
    title: 'Your second login step is on',
    text: 'We now ask for a code from your authenticator app when you log in with your password.',
  }),
  'second-factor-off': () => ({
    title: 'Your second login step is off',
    text: 'We no longer ask for a code from your authenticator app when you log in. If it was not you, change your password at once.',
  }),
  'recovery-codes-renewed': () => ({
    title: 'You have new recovery codes',
    text: 'The old codes no longer work. If it was not you, change your password at once.',
  }),
  'second-factor-removal': () => ({
    title: 'Somebody asked our team to remove your second login step',
    text: 'We remove your second login step in 24 hours, unless you log in with it before then. If you did not ask for this, log in with it now, then change your password.',
  }),
  'passkey-added': ({ item }) => ({
    title: `A passkey was added: “${item}”`,
    text: 'A passkey lets you log in without your password. If you did not add it, remove it and change your password.',
  }),
  'passkey-removed': ({ item }) => ({
    title: `A passkey was removed: “${item}”`,
    text: 'You can no longer log in with this passkey. If you did not remove it, change your password.',
  }),
  'api-key-made': ({ item }) => ({
    title: `An API key was created: “${item}”`,
    text: 'Programs that have this key can act for your account. If you did not create it, revoke it and change your password.',
  }),
  'api-key-revoked': ({ item }) => ({
    title: `An API key was revoked: “${item}”`,
    text: 'This key no longer works. If you did not revoke it, change your password.',
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
    ? ' The two reported numbers differ a little. Check the number on the item before the hand-over.'
    : ''
}

/** The text of a stored notification; a general one if its kind no longer exists. */
export function notificationMessageText({ kind, data }: StoredNotification): NotificationMessage {
  const known: ((data: NotificationData) => NotificationMessage) | undefined =
    notificationMessages[kind as NotificationKindName]
  const text = known?.(JSON.parse(data) as NotificationData)
  return text ?? { title: 'News about your report', text: 'Look at your reports.' }
}
