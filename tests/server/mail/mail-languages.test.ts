import { expect, test } from 'vitest'
import { type Language, languages } from '../../../src/domain/languages.ts'
import type { Message } from '../../../src/domain/notifications/mail-message.ts'
import { splitPath } from '../../../src/locales/localized-paths.ts'
import { langOf } from '../../../src/locales/page-language.ts'
import { wordsOf } from '../../../src/locales/words-of.ts'
import type { Reader } from '../../../src/server/mail/message.ts'
import * as payments from '../../../src/server/mail/payment-messages.ts'
import * as team from '../../../src/server/mail/team-messages.ts'
import * as transfers from '../../../src/server/mail/transfer-messages.ts'
import { ctx, given, mails, march, offered, receipt } from '../../support/sample-mails.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../src/server/mail/*-message*.ts',
  {
    eager: true,
  },
)

/** Facts that the mails mention. A translation mentions the same. */
const facts = [
  ...['Amina', 'Bello', 'amina@mail.test', '123456', '10:15', '11:15', '2026', 'Tecno', 'Spark'],
  ...['Tecno Camon', 'QUOTED', 'Balogun', '0803', 'Balogun Ventures', 'x7Qz', 'Firefox', 'Android'],
  ...['Kano', 'TJ-REF', 'Premium', 'NGN 900.00', '7.5%', 'Visa 4081', 'CAC', 'Toju', 'hello@'],
]
/** Names of screens that are in English, and words that Nigerians use as they are. */
const names = /“(?:Login security|Developers)”|Second factor|recovery code/gi
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

test('the HTML of each mail begins with our mark, has at most one button and marks no quote with >', () => {
  for (const { name, mailTo } of all) {
    const { html, text } = mailTo(readerOf('en'))
    const links = text.match(/https:\S+/g) ?? []
    expect(html.match(/<a [^>]*padding/g) ?? [], name).toHaveLength(Math.min(links.length, 1))
    expect(html.match(/<a /g) ?? [], name).toHaveLength(links.length)
    expect(html, name).toMatch(/<\/span><\/span>Toju<\/p>/)
    expect(html, name).not.toMatch(/&#62;|<img/)
  }
})

test('a mail that tells a verdict or a decision says it in a word first', () => {
  const firstLines = ([file, name]: readonly [string, string]) => {
    const { text, html } = mails[file]?.[name]?.(readerOf('ha')) ?? { text: '', html: '' }
    const [first = ''] = text.split('\n')
    expect(html.indexOf(`>${first}</strong>`), name).toBeLessThan(html.indexOf('Amina'))
    return first
  }
  const verdicts = [
    ['report-messages', 'theftConfirmedMessage'],
    ['report-messages', 'reportRefusedMessage'],
    ['dispute-messages', 'claimUpheldMessage'],
    ['merchant-messages', 'refusedMessage'],
    ['report-messages', 'reportClosedMessage'],
  ] as const
  const said = ['An sace shi', 'Ba a karɓa ba', 'An tabbatar', 'Ba a karɓa ba', 'An rufe']
  expect(verdicts.map(firstLines)).toEqual(said)
  const watched = mails['confirmation-message']?.['watchedNumberMessage']?.(readerOf('ha'))
  expect(watched?.text).toMatch(/^Kada ka saya\n\n/)
})

test.each(languages)(
  'in %s no line of a mail ends with a colon above another that does',
  (language) => {
    for (const { name, mailTo } of all) {
      const lines = mailTo(readerOf(language))
        .text.split('\n')
        .filter((line) => line !== '')
      const doubled = lines.filter((line, at) => line.endsWith(':') && lines[at + 1]?.endsWith(':'))
      expect(doubled, name).toEqual([])
    }
  },
)

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
      // Not translated: a code, a URL, what somebody wrote, and greetings that are the same in Pidgin.
      expect
        .soft(
          same.filter((part) => !/^(?:> )?QUOTED$|^ {4}\d{6}$|^Hello|^Log in:|^https:/.test(part)),
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
  expect(offer).toContain('Tecno (ngwaọrụ)')
  expect(offer).toContain('4 Maachị 2026')
})
