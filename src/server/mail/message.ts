import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { soundsLikeService } from '../../domain/notifications/words-like-ours.ts'
import { inLines, inOneLine } from '../../domain/text/clean.ts'
import { countText, pluralRules } from '../../locales/count-text.ts'
import { langOf } from '../../locales/page-language.ts'
import { fill } from '../../locales/texts.ts'
import { type Words, wordsOf } from '../../locales/words-of.ts'

/** The part of the context that mails need: every link starts with `origin`. */
export interface MailContext {
  origin: string
}

/** The person that a mail is for. */
export interface Reader {
  /** Null if it is not known. */
  firstName: string | null
  language: Language
}

/** A `quote` is another user's text: `>` marks each of its lines, in HTML a line beside them does. */
export type Part =
  | { text: string }
  | { quote: string }
  | { code: string }
  | { link: string; label: string }
  | MailTag

/** What the mail says in a word, above everything else. */
interface MailTag {
  tag: keyof Words['mails']['mailTags']
}

const tagColours: Readonly<Record<MailTag['tag'], string>> = {
  stolen: '#a11818',
  doNotBuy: '#a11818',
  confirmed: '#0d4a35',
  notAccepted: '#5b615d',
  closed: '#5b615d',
}

/**
 * Composes a mail as plain text and as HTML that is readable on a small phone without images. A
 * name cannot start a new line, so it cannot imitate other parts of the mail.
 */
export function composeMessage(title: string, given: Part[], language: Language): Message {
  const subject = inOneLine(title).trim()
  const { mailTags } = wordsOf(language).mails
  const tags = given.filter((part) => 'tag' in part)
  const parts = given
    .filter((part): part is Line => !('tag' in part))
    .map((part) => ('text' in part ? { text: inOneLine(part.text) } : part))
  const text = [...tags.map(({ tag }) => mailTags[tag]), ...parts.map(toText), '— Toju\n']
  const html = [...tags.map((part) => tagHtml(part, mailTags)), ...parts.map(toHtml)]
  return { subject, text: text.join('\n\n'), html: page(subject, html.join('\n'), language) }
}

/**
 * A mail that greets its reader by first name. A stranger may have entered the name with the
 * reader's address, so one that sounds like a service is left out.
 */
export function composeMessageTo(
  { firstName, language }: Reader,
  title: string,
  given: Part[],
): Message {
  if (firstName === null || soundsLikeService(firstName))
    return composeUnnamedMessage(title, given, language)
  const { hello } = wordsOf(language).mails.mailWords
  return composeMessage(title, [{ text: fill(hello, { firstName }) }, ...given], language)
}

/** A mail to somebody whose name is not known, or has to stay out of the mail. */
export function composeUnnamedMessage(title: string, given: Part[], language: Language): Message {
  const { helloWithoutName } = wordsOf(language).mails.mailWords
  return composeMessage(title, [{ text: helloWithoutName }, ...given], language)
}

/** A quoted reason of staff; none if they gave none. */
export function reasonPart(language: Language, reason: string | null): Part[] {
  if (!reason) return []
  return [{ text: fill(wordsOf(language).mails.mailWords.teamWrote, { reason }) }]
}

/** `12 minutes`, rounded up. */
export function durationIn(language: Language, ms: number): string {
  const { seconds, minutes, hours } = wordsOf(language).mails.mailDurations
  const rules = pluralRules(language)
  const count = Math.max(1, Math.ceil(ms / 1000))
  if (count <= 90) return countText(seconds, count, rules)
  const inMinutes = Math.ceil(count / 60)
  return inMinutes <= 90
    ? countText(minutes, inMinutes, rules)
    : countText(hours, Math.ceil(inMinutes / 60), rules)
}

type Line = Exclude<Part, MailTag>

function toText(part: Line, at: number, all: readonly Line[]): string {
  if ('text' in part) return part.text
  if ('quote' in part)
    return inLines(part.quote)
      .map((line) => `> ${line}`)
      .join('\n')
  if ('code' in part) return `    ${part.code}`
  const before = all[at - 1]
  const isNamed = before && 'text' in before && before.text.endsWith(':')
  return isNamed ? part.link : `${part.label}:\n${part.link}`
}

function tagHtml({ tag }: MailTag, mailTags: Words['mails']['mailTags']): string {
  return `<p style="margin:0 0 16px"><strong style="display:inline-block;padding:6px 14px;border-radius:6px;background:${tagColours[tag]};color:#ffffff">${escapeHtml(mailTags[tag])}</strong></p>`
}

/** Only the first link is a button, so that a mail asks for one thing. */
function toHtml(part: Line, _at: number, all: readonly Line[]): string {
  if ('text' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
  if ('quote' in part) {
    return `<p style="margin:0 0 16px;padding-left:12px;border-left:3px solid #c9c4b6">${inLines(part.quote).map(escapeHtml).join('<br>')}</p>`
  }
  if ('code' in part) {
    return `<p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(part.code)}</p>`
  }
  const link = escapeHtml(part.link)
  if (part !== all.find((each) => 'link' in each)) {
    return `<p style="margin:0 0 16px;font-size:14px"><a href="${link}" style="color:#0d4a35">${escapeHtml(part.label)}</a></p>`
  }
  return `<p style="margin:0 0 16px"><a href="${link}" style="display:inline-block;padding:14px 20px;border-radius:8px;background:#0d4a35;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b615d;word-break:break-all">${link}</p>`
}

/** The keyhole of the logo in coloured boxes, because most mail programs show no pictures at first. */
const mark =
  '<span style="display:inline-block;width:28px;height:32px;margin-right:8px;border-radius:9px;background:#0d4a35;vertical-align:top"><span style="display:block;width:10px;height:10px;margin:7px auto 0;border-radius:5px;background:#f0a31b"></span><span style="display:block;width:5px;height:9px;margin:-1px auto 0;border-radius:0 0 2px 2px;background:#f0a31b"></span></span>'

function page(title: string, body: string, language: Language): string {
  return `<!doctype html>
<html lang="${langOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:#faf7f0;color:#1b1f1d;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;font-size:20px;line-height:32px;color:#0d4a35">${mark}Toju</p>
${body}
<p style="margin:32px 0 0;font-size:13px;color:#5b615d">${escapeHtml(wordsOf(language).mails.mailWords.footer)}</p>
</div></body></html>
`
}

/** Escapes text for HTML, including attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
