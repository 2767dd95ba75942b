import type { Message } from '../../src/domain/notifications/mail-message.ts'
import type { ReceiptFacts } from '../../src/locales/en/payments.ts'
import * as account from '../../src/server/mail/account-messages.ts'
import * as confirmation from '../../src/server/mail/confirmation-message.ts'
import * as contact from '../../src/server/mail/contact-messages.ts'
import * as disputes from '../../src/server/mail/dispute-messages.ts'
import * as merchants from '../../src/server/mail/merchant-messages.ts'
import type { Reader } from '../../src/server/mail/message.ts'
import * as notifications from '../../src/server/mail/notification-messages.ts'
import * as payments from '../../src/server/mail/payment-messages.ts'
import * as reports from '../../src/server/mail/report-messages.ts'
import * as security from '../../src/server/mail/security-messages.ts'
import * as team from '../../src/server/mail/team-messages.ts'
import * as transfers from '../../src/server/mail/transfer-messages.ts'

export const ctx = { origin: 'https://toju.test' }
const device = { browser: 'Firefox', system: 'Android' }
const item = { id: 'asset-1', name: 'Tecno Camon' }
const said = 'QUOTED'
const business = {
  name: 'Balogun Ventures',
  slug: 'balogun-ventures',
  reason: said,
  certificate_number: 'T-77',
}
const decided = { item: item.name, reason: said }
export const given = { link: `${ctx.origin}/reset-password#token`, lifeMs: 7_200_000 }
export const march = Date.parse('2026-03-04T10:15:00Z')
const signUp = { first_name: 'Amina', last_name: 'Bello', created_at: march }
export const offered = { type: 'Gadget', brand: 'Tecno', model: 'Spark', ends_at: march } as const
const notification = {
  kind: 'match-for-owner',
  subject_id: 'report-1',
  data: JSON.stringify({ item: item.name, state: 'Kano' }),
}
export const receipt: ReceiptFacts = {
  reference: 'TJ-REF',
  plan: 'Premium',
  billing: 'Monthly',
  days: 30,
  amount: 90_000,
  currency: 'NGN',
  vatRate: 750,
  channel: 'bank_transfer',
  at: march,
}

/**
 * Every mail, by file and function. A mail with optional sentences has a second entry under another
 * name.
 */
export const mails: Record<string, Record<string, (reader: Reader) => Message>> = {
  'account-messages': {
    verificationMessage: (reader) => account.verificationMessage(reader, signUp, '123456'),
    alreadyRegisteredMessage: (reader) => account.alreadyRegisteredMessage(ctx, reader),
    resetMessage: (reader) =>
      account.resetMessage(reader, 'amina@mail.test', { ...given, opens: signUp }),
    passwordChangedMessage: (reader) => account.passwordChangedMessage(ctx, reader, 3),
    passwordSetMessage: (reader) => account.passwordSetMessage(ctx, reader),
    farewellMessage: ({ language }) => account.farewellMessage(language, 2),
    apiKeyMadeMessage: (reader) =>
      account.apiKeyMadeMessage(ctx, reader, { ending: 'x7Qz', device }),
    apiKeyRevokedMessage: (reader) => account.apiKeyRevokedMessage(ctx, reader, 'x7Qz'),
  },
  'contact-messages': {
    messageUpheldMessage: ({ language }) => contact.messageUpheldMessage(language, said),
    findCodeMessage: (reader) => contact.findCodeMessage(reader, '123456'),
    lossCodeMessage: (reader) => contact.lossCodeMessage(reader, '123456'),
    foundByLabelMessage: (reader) =>
      contact.foundByLabelMessage(ctx, reader, item, {
        ...{ place: 'Balogun', message: said, contact: '0803' },
      }),
    'foundByLabelMessage without a contact': (reader) =>
      contact.foundByLabelMessage(ctx, reader, item, { place: 'Balogun', message: said }),
    reportQuestionMessage: (reader) => contact.reportQuestionMessage(ctx, reader, item, said),
  },
  'dispute-messages': {
    evidenceAskedMessage: (reader) => disputes.evidenceAskedMessage(ctx, reader, item, said),
    claimUpheldMessage: (reader) => disputes.claimUpheldMessage(ctx, reader, item, said),
    claimRefusedMessage: (reader) => disputes.claimRefusedMessage(ctx, reader, item, said),
    'claimRefusedMessage without the asset': (reader) =>
      disputes.claimRefusedMessage(ctx, reader, null, said),
  },
  'merchant-messages': {
    receivedMessage: (reader) => merchants.receivedMessage(ctx, reader, business),
    approvedMessage: (reader) => merchants.approvedMessage(ctx, reader, business),
    refusedMessage: (reader) => merchants.refusedMessage(ctx, reader, business),
    suspendedMessage: (reader) => merchants.suspendedMessage(reader, business),
    reinstatedMessage: (reader) => merchants.reinstatedMessage(ctx, reader, business),
    changeWaitsMessage: (reader) => merchants.changeWaitsMessage(reader, business),
    listingChangedMessage: (reader) => merchants.listingChangedMessage(ctx, reader, business),
    changeRefusedMessage: (reader) => merchants.changeRefusedMessage(ctx, reader, business, said),
    endedMessage: (reader) => merchants.endedMessage(ctx, reader, business),
  },
  'confirmation-message': {
    confirmationMessage: ({ language }) =>
      confirmation.confirmationMessage('newsletter', ctx, language, 'token'),
    watchedNumberMessage: ({ language }) => confirmation.watchedNumberMessage(ctx, language),
  },
  'notification-messages': {
    notificationMessage: (reader) => notifications.notificationMessage(ctx, reader, notification),
    digestMessage: (reader) =>
      notifications.digestMessage(ctx, reader, [notification, notification], { maxLines: 50 })
        .message,
  },
  'payment-messages': {
    receiptMessage: (reader) =>
      payments.receiptMessage(ctx, reader, receipt, {
        ...{ plan: 'Premium', endsAt: march, card: 'Visa 4081' },
      }),
  },
  'report-messages': {
    reportReceivedMessage: (reader) =>
      reports.reportReceivedMessage(ctx, reader, {
        id: 'a',
        item: decided.item,
        hasPassword: false,
      }),
    theftConfirmedMessage: (reader) => reports.theftConfirmedMessage(ctx, reader, decided),
    theftRejectedMessage: (reader) => reports.theftRejectedMessage(ctx, reader, decided),
    reportConfirmedMessage: (reader) => reports.reportConfirmedMessage(ctx, reader, decided),
    reportRefusedMessage: (reader) => reports.reportRefusedMessage(ctx, reader, decided),
    reportClosedMessage: (reader) => reports.reportClosedMessage(ctx, reader, decided),
    reportReopenedMessage: (reader) => reports.reportReopenedMessage(ctx, reader, decided),
    lossReminderMessage: (reader) =>
      reports.lossReminderMessage(ctx, reader, { status: 'Stolen', state: 'Kano' }),
  },
  'security-messages': {
    twoFactorOnMessage: (reader) => security.twoFactorOnMessage(ctx, reader),
    twoFactorOffMessage: (reader) => security.twoFactorOffMessage(ctx, reader),
    recoveryCodesRenewedMessage: (reader) => security.recoveryCodesRenewedMessage(ctx, reader),
    passkeyAddedMessage: (reader) => security.passkeyAddedMessage(ctx, reader, device),
    'passkeyAddedMessage from an unknown device': (reader) =>
      security.passkeyAddedMessage(ctx, reader, { browser: null, system: null }),
    passkeyRemovedMessage: (reader) => security.passkeyRemovedMessage(ctx, reader),
    factorRemovalMessage: (reader) => security.factorRemovalMessage(ctx, reader, 86_400_000),
  },
  'team-messages': {
    invitationMessage: (reader) => team.invitationMessage(reader, 'user', given),
    emailCorrectedMessage: (reader) => team.emailCorrectedMessage(reader, given),
    emailLeftMessage: (reader) => team.emailLeftMessage(reader),
    teamResetMessage: (reader) => team.teamResetMessage(reader, given),
    suspendedMessage: (reader) => team.suspendedMessage(reader, said),
    restoredMessage: (reader) => team.restoredMessage(ctx, reader),
    roleChangedMessage: (reader) => team.roleChangedMessage(ctx, reader, 'super-admin'),
  },
  'transfer-messages': {
    transferOfferedMessage: ({ language }) =>
      transfers.transferOfferedMessage(ctx, language, offered, null),
    transferWithdrawnMessage: ({ language }) =>
      transfers.transferWithdrawnMessage(ctx, language, { ...offered, type: 'Vehicle' }),
  },
}
