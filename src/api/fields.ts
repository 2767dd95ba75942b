import * as z from 'zod/mini'
import {
  foldLine,
  foldProse,
  foldTyped,
  whyInvalidLine,
  whyUnstorable,
} from '../domain/text/clean.ts'
import { normalForm, rightToLeft, withPlainStops } from '../domain/text/normal-form.ts'
import { hasOtherScript, withPlainDigits } from '../domain/text/scripts.ts'
import { nationalDigits } from '../domain/users/phone-numbers.ts'
import { invalid, type PlainInvalidCode } from './invalid.ts'

const mustBeText = invalid('not-text')

/** A required name, title or other line of text. `error` is the code for a missing text. */
export function requiredLine(error: PlainInvalidCode, max = 200) {
  return z.string({ error }).check(z.overwrite(foldLine), z.minLength(1, error), ...line(max))
}

/** The same, optional. Empty text means absent. */
export function optionalLine(max = 200) {
  return z.optional(z.string({ error: mustBeText }).check(z.overwrite(foldLine), ...line(max)))
}

/** A required identifier, search or other copied text. Invisible characters are removed. */
export function typedLine(error: PlainInvalidCode, max = 200) {
  return z.string({ error }).check(z.overwrite(foldTyped), z.minLength(1, error), ...line(max))
}

/** The same, optional. */
export function optionalTypedLine(max = 200) {
  return z.optional(z.string({ error: mustBeText }).check(z.overwrite(foldTyped), ...line(max)))
}

/** A required identifier that is signed or watched. What screens may show backwards is refused. */
export function numberLine(error: PlainInvalidCode, max = 200) {
  const whyBackwards = (text: string) => (rightToLeft.test(text) ? 'invisible-characters' : null)
  return z
    .string({ error })
    .check(refusedBy(whyBackwards), z.overwrite(foldTyped), z.minLength(1, error), ...line(max))
}

/** A required text of one or more lines. */
export function requiredText(error: PlainInvalidCode, max = 200) {
  return z.string({ error }).check(z.overwrite(foldProse), z.minLength(1, error), ...prose(max))
}

/** The same, optional. */
export function optionalText(max = 200) {
  return z.optional(z.string({ error: mustBeText }).check(z.overwrite(foldProse), ...prose(max)))
}

const line = (max: number) => [tooLong(max), refusedBy(whyInvalidLine)] as const
const prose = (max: number) => [tooLong(max), refusedBy(whyUnstorable)] as const

/** Stops the validation, so that later checks only see text of limited length. */
function tooLong(max: number) {
  return z.maxLength(max, { error: invalid('text-too-long', { max }), abort: true })
}

const withoutUrl = z.refine<string>(
  (text) => !/[\d/:@<>]|\.\p{L}{2}/u.test(withPlainStops(text)),
  invalid('name-characters'),
)

/** Evidence and certificates are printed, so a name is in letters that their font has. */
export const printableLetters = z.refine<string>(
  (text) => !hasOtherScript(text),
  invalid('name-script'),
)

function refusedBy(refuse: (text: string) => PlainInvalidCode | null) {
  return z.check<string>(({ value, issues }) => {
    const message = refuse(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
}

/**
 * A person’s name. Text that could be a URL is refused: names appear in mails that other users
 * cause, and nobody may send links in our name. `Dr.Ng` is one, so a full stop needs a space after it.
 */
export function personName(error: PlainInvalidCode) {
  return requiredLine(error, 60).check(z.regex(/\p{L}|^$/u, error), withoutUrl, printableLetters)
}

/** A family name. People with one name leave it empty (decision record 0049). */
export const familyName = z
  .string({ error: mustBeText })
  .check(z.overwrite(foldLine), ...line(60), withoutUrl, printableLetters)

/**
 * Letters, digits and the signs that mailboxes have. Not those that old mail servers read as a route:
 * `%`, `!`, `/`.
 */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[a-z0-9.#$&'*+=?^_{}~-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

const maxEmail = 254

/** What comes along when an address is copied from a link, a mail’s head or the end of a sentence. */
const aroundCopiedEmail = /^(?:mailto:|[^<@]*<)+|[>.,;]+$/g

/** The domain as mail servers know it: `müller.de` is `xn--mller-kva.de`. */
function asMailServersKnow(copied: string): string {
  // Both steps take the square of its length.
  if (copied.length > maxEmail) return copied
  const text = copied.replace(aroundCopiedEmail, '')
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  if (at < 1 || !/[^\x21-\x7e]/.test(domain) || /[\s/\\?#:@]/.test(domain)) return text
  const url = `http://${domain}`
  return URL.canParse(url) ? `${text.slice(0, at)}@${new URL(url).hostname}` : text
}

export const email = z
  .string({ error: invalid('email-missing') })
  .check(
    z.overwrite(foldTyped),
    z.toLowerCase(),
    z.overwrite(asMailServersKnow),
    z.minLength(1, invalid('email-missing')),
    z.maxLength(maxEmail, { error: invalid('email-too-long'), abort: true }),
    z.email({ error: invalid('email-incomplete'), pattern: emailPattern }),
  )

/** With all the signs and invisible characters of a copied one. */
const maxPhone = 100

/**
 * A Nigerian phone number: an optional 0, then ten digits (spec §5). `+234…` and the signs of copied
 * numbers are accepted. Stored as 0 and ten digits.
 */
export const phoneNumber = phoneField(/^0?\d{10}$/, invalid('phone-form'))

/** The same, or a landline or service number of another length: `01 270 1234`, `0800 …`. */
export const anyPhoneNumber = phoneField(
  /^0?(?:[1-9]\d{9}|[78]00\d{7,11})$|^0[1-9]\d{7}$/,
  invalid('second-phone-form'),
)

function phoneField(form: RegExp, refusal: string) {
  return z.pipe(
    z.pipe(
      z.string({ error: invalid('phone-missing') }).check(z.maxLength(maxPhone, refusal)),
      z.transform(nationalDigits),
    ),
    z.pipe(
      z.string().check(z.minLength(1, invalid('phone-missing')), z.regex(form, refusal)),
      z.transform((digits: string) => (digits.startsWith('0') ? digits : `0${digits}`)),
    ),
  )
}

const maxCode = 100

/** A code as people copy it: `123 456`, `123-456`, `١٢٣٤٥٦`. A longer text would take long to fold. */
export function copiedCode(error: string) {
  return z
    .string({ error })
    .check(z.maxLength(maxCode, { error, abort: true }), z.overwrite(foldCode))
}

function foldCode(text: string): string {
  return withPlainDigits(foldTyped(text)).replace(/[\s-]/g, '')
}

/** A code of six digits that we sent, or that another person says. */
export function sixDigits(error: PlainInvalidCode) {
  return copiedCode(invalid(error)).check(z.regex(/^\d{6}$/, invalid(error)))
}

/** Keyboards write an accented letter as one character or as two (RFC 8265). */
export const foldedPassword = z.overwrite<string>((text) => normalForm(text, 'NFC'))

export const newPassword = z
  .string({ error: invalid('new-password-missing') })
  .check(
    foldedPassword,
    z.minLength(8, invalid('password-too-short', { min: 8 })),
    z.maxLength(128, invalid('text-too-long', { max: 128 })),
  )

/** A password at log-in. Its rules were checked when it was chosen. */
export const currentPassword = z
  .string({ error: invalid('password-missing') })
  .check(
    foldedPassword,
    z.minLength(1, invalid('password-missing')),
    z.maxLength(1000, invalid('password-too-long')),
  )

export const id = z
  .string({ error: invalid('id-missing') })
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, invalid('id-unknown')))

/** The URL of an uploaded photo, as `POST /uploads` returns it. */
export function uploadedAs(error: PlainInvalidCode) {
  return z
    .string({ error })
    .check(
      z.minLength(1, error),
      z.regex(/^\/uploads\/[\w-]{22}\.webp$/, invalid('picture-not-uploaded')),
    )
}

export const uploadUrl = uploadedAs(invalid('picture-missing'))

/** A time of day, `HH:MM`. */
export const timeOfDay = z
  .string({ error: invalid('time-form') })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid('time-form')))

/** Absent if left out, null or empty text, which an empty form field sends. */
export function optionalFormField<Output>(
  schema: z.ZodMiniType<Output, string>,
  fold = (text: string) => text,
) {
  return z.optional(
    z.pipe(
      z.transform((value: string | null | undefined) => {
        const text = typeof value === 'string' ? fold(value) : value
        return text === '' ? undefined : (text ?? undefined)
      }),
      z.optional(schema),
    ),
  )
}

/** An optional line of a form. Blank text means absent. */
export function optionalFormLine(max: number) {
  return optionalFormField(z.string({ error: mustBeText }).check(...line(max)), foldLine)
}

/** The same for a text of one or more lines. */
export function optionalFormText(max: number) {
  return optionalFormField(z.string({ error: mustBeText }).check(...prose(max)), foldProse)
}

/**
 * For changes: null or empty text clears the field, and a field that is left out keeps its value.
 */
export function nullablePatch<Output>(schema: z.ZodMiniType<Output, string>) {
  return z.optional(
    z.pipe(
      z.transform((value: string | null | undefined) => (value === '' ? null : (value ?? null))),
      z.nullable(schema),
    ),
  )
}

/**
 * For changes: the values of the fields when the form was opened. If the stored value of a field
 * has changed since, nothing is saved (409). Without `before`, the last save wins.
 */
export const baseVersion = z.optional(z.record(z.string(), z.unknown()))

/** Milliseconds since 1970, UTC. */
export const instant = z.number()

/** The response of endpoints that return only a sentence. */
export const messageResponse = z.object({ message: z.string() })

/**
 * The response of endpoints that send a mail. With `retryAfterSeconds` no mail was sent just now,
 * and the message says why.
 */
export const mailResponse = z.extend(messageResponse, { retryAfterSeconds: z.optional(z.number()) })

/** The response of endpoints that return a record or a list. */
export function dataResponse<T extends z.ZodMiniType>(schema: T) {
  return z.object({ data: schema })
}

/** The input of an endpoint without parameters. */
export const noInput = z.object({})

/** The token of a mailed link. */
export const mailedToken = z.object({
  token: requiredLine('token-missing', 200),
})

/** A text in a response, or null. */
export const nullableText = z.nullable(z.string())
