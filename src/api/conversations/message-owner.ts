import * as z from 'zod/mini'
import { parseLabelCode } from '../../domain/assets/label-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  email,
  messageResponse,
  optionalFormField,
  phoneNumber,
  requiredLine,
  requiredText,
  typedLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'

const labelCode = typedLine('label-code', 64).check(
  z.refine((text) => parseLabelCode(text) !== null, invalid('label-code')),
)

const contactForm = invalid('contact-form')

/** A phone number or an e-mail address, kept as those are kept elsewhere; nothing else reaches a mail. */
const contact = z.pipe(
  typedLine(contactForm, 254).check(
    z.refine((text) => readContact(text) !== undefined, contactForm),
  ),
  z.transform((text: string) => readContact(text) ?? text),
)

function readContact(text: string): string | undefined {
  return z.safeParse(phoneNumber, text).data ?? z.safeParse(email, text).data
}

export const messageOwner = defineEndpoint({
  method: 'POST',
  path: '/found/{code}',
  summary:
    'Tell whoever owns the labelled thing where it is. Needs no account; tells nothing of the owner.',
  access: 'anyone',
  input: z.object({
    code: labelCode,
    place: requiredLine('place-missing', 160),
    message: requiredText('message-to-owner-missing', 1000),
    /** How the owner may answer, if the finder wants that: a phone number or an e-mail address. */
    contact: optionalFormField(contact),
  }),
  result: messageResponse,
})
