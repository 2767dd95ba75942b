import * as z from 'zod/mini'
import { parseLabelCode } from '../../domain/assets/assets.ts'
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

/**
 * A phone number or an e-mail address, in its normalized form. Anything else is refused.
 */
const contact = z.pipe(
  typedLine(contactForm, 254).check(
    z.refine((text) => readContact(text) !== undefined, contactForm),
  ),
  z.transform((text: string) => readContact(text) ?? text),
)

function readContact(text: string): string | undefined {
  return z.safeParse(phoneNumber, text).data ?? z.safeParse(email, text).data
}

export const messageOwner = defineEndpoint('POST', '/found/{code}', 'anyone', {
  summary:
    'Tell the owner of a labelled asset where it is. Needs no account, and reveals nothing about the owner.',
  input: z.object({
    code: labelCode,
    place: requiredLine('place-missing', 160),
    message: requiredText('message-to-owner-missing', 1000),
    /** An optional phone number or e-mail address for the owner’s answer. */
    contact: optionalFormField(contact),
  }),
  result: messageResponse,
})
