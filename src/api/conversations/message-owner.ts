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

const labelCode = typedLine('This is not a code of ours', 64).check(
  z.refine((text) => parseLabelCode(text) !== null, 'This is not a code of ours'),
)

const contactWords = 'Enter a phone number like 08031234567 or an e-mail address, or leave it out'

/** A phone number or an e-mail address, kept as those are kept elsewhere; nothing else reaches a mail. */
const contact = z.pipe(
  typedLine(contactWords, 254).check(
    z.refine((text) => readContact(text) !== undefined, contactWords),
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
    place: requiredLine('Say where it is now', 160),
    message: requiredText('Write a few words to the owner', 1000),
    /** How the owner may answer, if the finder wants that: a phone number or an e-mail address. */
    contact: optionalFormField(contact),
  }),
  result: messageResponse,
})
