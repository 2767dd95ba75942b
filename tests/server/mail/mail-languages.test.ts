import { expect, test } from 'vitest'
import { type Language, languages } from '../../../src/domain/languages.ts'
import type { Message } from '../../../src/domain/notifications/mail-message.ts'
import type { ReceiptFacts } from '../../../src/locales/en/payments.ts'
import { splitPath } from '../../../src/locales/localized-paths.ts'
import { langOf } from '../../../src/locales/page-language.ts'
import { wordsOf } from '../../../src/locales/words-of.ts'
import * as account from '../../../src/server/mail/account-messages.ts'
import * as apiKeys from '../../../src/server/mail/api-key-messages.ts'
import * as confirmation from '../../../src/server/mail/confirmation-message.ts'
import * as contact from '../../../src/server/mail/contact-messages.ts'
import * as disputes from '../../../src/server/mail/dispute-messages.ts'
import * as labels from '../../../src/server/mail/label-messages.ts'
import * as merchants from '../../../src/server/mail/merchant-messages.ts'
import type { Reader } from '../../../src/server/mail/message.ts'
import * as notifications from '../../../src/server/mail/notification-messages.ts'
import * as payments from '../../../src/server/mail/payment-messages.ts'
import * as reports from '../../../src/server/mail/report-messages.ts'
import * as reportQuestion from '../../../src/server/mail/report-question-message.ts'
import * as security from '../../../src/server/mail/security-messages.ts'
import * as team from '../../../src/server/mail/team-messages.ts'
import * as transfers from '../../../src/server/mail/transfer-messages.ts'
import * as watches from '../../../src/server/mail/watch-messages.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../src/server/mail/*-message*.ts',
  {
    eager: true,
  },
)

const ctx = { origin: 'https://toju.test' }
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
const given = { link: `${ctx.origin}/reset-password#token`, lifeMs: 7_200_000 }
const march = Date.parse('2026-03-04T10:15:00Z')
const signUp = { first_name: 'Amina', last_name: 'Bello', created_at: march }
const offered = { type: 'Gadget', brand: 'Tecno', model: 'Spark', ends_at: march } as const
const notification = {
  kind: 'match-for-owner',
  subject_id: 'report-1',
  data: JSON.stringify({ item: item.name, state: 'Kano' }),
}
const receipt: ReceiptFacts = {
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
const mails: Record<string, Record<string, (reader: Reader) => Message>> = {
  'account-messages': {
    verificationMessage: (reader) => account.verificationMessage(reader, signUp, '123456'),
    alreadyRegisteredMessage: (reader) => account.alreadyRegisteredMessage(ctx, reader),
    resetMessage: (reader) =>
      account.resetMessage(reader, 'amina@mail.test', { ...given, opens: signUp }),
    passwordChangedMessage: (reader) => account.passwordChangedMessage(ctx, reader, 3),
    farewellMessage: ({ language }) => account.farewellMessage(language, 2),
  },
  'api-key-messages': {
    apiKeyMadeMessage: (reader) =>
      apiKeys.apiKeyMadeMessage(ctx, reader, { ending: 'x7Qz', device }),
    apiKeyRevokedMessage: (reader) => apiKeys.apiKeyRevokedMessage(ctx, reader, 'x7Qz'),
  },
  'contact-messages': {
    messageUpheldMessage: ({ language }) => contact.messageUpheldMessage(language, said),
    findCodeMessage: (reader) => contact.findCodeMessage(reader, '123456'),
  },
  'dispute-messages': {
    evidenceAskedMessage: (reader) => disputes.evidenceAskedMessage(ctx, reader, item, said),
    claimUpheldMessage: (reader) => disputes.claimUpheldMessage(ctx, reader, item, said),
    claimRefusedMessage: (reader) => disputes.claimRefusedMessage(ctx, reader, item, said),
    'claimRefusedMessage without the asset': (reader) =>
      disputes.claimRefusedMessage(ctx, reader, null, said),
  },
  'label-messages': {
    foundByLabelMessage: (reader) =>
      labels.foundByLabelMessage(ctx, reader, item, {
        ...{ place: 'Balogun', message: said, contact: '0803' },
      }),
    'foundByLabelMessage without a contact': (reader) =>
      labels.foundByLabelMessage(ctx, reader, item, { place: 'Balogun', message: said }),
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
  },
  'notification-messages': {
    notificationMessage: (reader) => notifications.notificationMessage(ctx, reader, notification),
    digestMessage: (reader) =>
      notifications.digestMessage(ctx, reader, [notification, notification]),
  },
  'payment-messages': {
    receiptMessage: (reader) =>
      payments.receiptMessage(ctx, reader, receipt, {
        ...{ plan: 'Premium', endsAt: march, card: 'Visa 4081' },
      }),
  },
  'report-messages': {
    theftConfirmedMessage: (reader) => reports.theftConfirmedMessage(ctx, reader, decided),
    theftRejectedMessage: (reader) => reports.theftRejectedMessage(ctx, reader, decided),
    reportConfirmedMessage: (reader) => reports.reportConfirmedMessage(ctx, reader, decided),
    reportRefusedMessage: (reader) => reports.reportRefusedMessage(ctx, reader, decided),
    reportClosedMessage: (reader) => reports.reportClosedMessage(ctx, reader, decided),
    reportReopenedMessage: (reader) => reports.reportReopenedMessage(ctx, reader, decided),
  },
  'report-question-message': {
    reportQuestionMessage: (reader) =>
      reportQuestion.reportQuestionMessage(ctx, reader, item, said),
  },
  'security-messages': {
    twoFactorOnMessage: (reader) => security.twoFactorOnMessage(ctx, reader),
    twoFactorOffMessage: (reader) => security.twoFactorOffMessage(ctx, reader),
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
  'watch-messages': {
    watchedNumberMessage: ({ language }) => watches.watchedNumberMessage(ctx, language),
  },
}

/** Facts that the mails mention. A translation mentions the same. */
const facts = [
  ...['Amina', 'Bello', 'amina@mail.test', '123456', '10:15', '11:15', '2026', 'Tecno', 'Spark'],
  ...['Tecno Camon', 'QUOTED', 'Balogun', '0803', 'Balogun Ventures', 'x7Qz', 'Firefox', 'Android'],
  ...['Kano', 'TJ-REF', 'Premium', 'NGN 900.00', '7.5%', 'Visa 4081', 'CAC', 'Toju', 'hello@'],
]
/** Names of screens that are in English, and words that Nigerians use as they are. */
const names = /“(?:Sign-in security|Developers)”|Second factor|recovery code/gi
const englishWords =
  /(?<![\p{L}\p{M}])(?:the|and|your|you|was|with|this|that|from|been|will|have|our)(?![\p{L}\p{M}])/iu

const partsOf = ({ text }: Message) => text.replace(/\n\n— Toju\n$/, '').split('\n\n')
const links = (text: string) =>
  [...text.matchAll(/https:\/\/toju\.test(\S*)/g)].map(([, path = '']) => {
    const [, plain = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
    return splitPath(plain || '/').path + rest
  })

const all = Object.entries(mails).flatMap(([file, byName]) =>
  Object.entries(byName).map(([name, mailTo]) => ({ name: `${file} ${name}`, mailTo })),
)
const readerOf = (language: Language): Reader => ({ firstName: 'Amina', language })

test('every function that writes a mail is in the list of this test', () => {
  const known = Object.entries(modules).flatMap(([path, module]) => {
    const file = path.replace(/^.*\/|\.ts$/g, '')
    return Object.keys(module)
      .filter((name) => name.endsWith('Message'))
      .filter((name) => mails[file]?.[name] === undefined)
      .map((name) => `${file} ${name}`)
  })
  expect(known).toEqual([])
  expect(all.length).toBeGreaterThan(45)
})

test.each(languages.filter((language) => language !== 'en'))(
  'in %s no mail has an English sentence, and each has the facts and links of the English one',
  (language) => {
    for (const { name, mailTo } of all) {
      const [here, english] = [mailTo(readerOf(language)), mailTo(readerOf('en'))]
      const parts = partsOf(here)
      expect(parts.length, name).toBe(partsOf(english).length)
      expect.soft(here.subject, name).not.toBe(english.subject)
      const same = partsOf(english).filter(
        (part, n) => part.split('\n', 1)[0] === parts[n]?.split('\n', 1)[0],
      )
      // Not translated: a code, what somebody wrote, and greetings that are the same in Pidgin.
      expect
        .soft(
          same.filter((part) => !/^(?:> )?QUOTED$|^ {4}\d{6}$|^Hello|^Log in:/.test(part)),
          name,
        )
        .toEqual([])
      if (language !== 'pcm')
        expect(parts.join('\n').replace(names, ''), name).not.toMatch(englishWords)
      expect(`${here.subject} ${here.text}`, name).not.toMatch(/[{}]|undefined|\[object/)
      expect(links(here.text), name).toEqual(links(english.text))
      const named = ({ subject, text }: Message) =>
        facts.filter((fact) => `${subject} ${text}`.includes(fact))
      expect(named(here), name).toEqual(named(english))
      expect(here.html, name).toContain(`<html lang="${langOf(language)}">`)
      expect(here.html, name).toContain(wordsOf(language).mails.mailWords.footer)
    }
  },
)

test('a mail formats dates and counts in its language', () => {
  const { text } = payments.receiptMessage(ctx, readerOf('ha'), receipt, {
    ...{ plan: 'Premium', endsAt: march, card: null },
  })
  expect(text).toContain('4 Maris 2026')
  expect(text).toContain('kwana 30 na Premium')
  expect(team.teamResetMessage(readerOf('yo'), given).text).toContain('wákàtí 2')
  const { text: offer } = transfers.transferOfferedMessage(ctx, 'ig', offered, null)
  expect(offer).toContain('Tecno Spark (ngwaọrụ)')
  expect(offer).toContain('4 Maachị 2026')
})
