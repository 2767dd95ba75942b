import * as z from 'zod/mini'
import { type GadgetIdentifierKind, gadgetIdentifierKinds } from '../../domain/identifiers/kinds.ts'
import { parseIdentifier } from '../../domain/identifiers/parse-identifier.ts'
import { typedLine } from '../fields.ts'

/** One of each kind, the first standing in `uuidType` and `uuid`. */
const maxMore = gadgetIdentifierKinds.length - 1

/** Further numbers of a gadget: IMEI 2, serial number, MAC address … */
export const moreIdentifiers = z.optional(
  z
    .array(
      z.object(
        {
          kind: z.enum(gadgetIdentifierKinds, { error: 'Choose which number this is' }),
          value: typedLine('Enter the number, or take this line away', 64),
        },
        { error: 'Give each number as its kind and value' },
      ),
      { error: 'Give a list of numbers' },
    )
    .check(z.maxLength(maxMore, 'One of each kind is enough')),
)

interface Numbered {
  uuidType: GadgetIdentifierKind
  uuid: string
  moreIdentifiers?: { kind: GadgetIdentifierKind; value: string }[] | undefined
}

/** Each of a gadget's numbers reads as its kind; no kind and no number is there twice. */
export const identifiersReadAndDiffer = z.check<Numbered>(({ value, issues }) => {
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', message, path, input: value })
  const kinds = new Set<GadgetIdentifierKind>()
  const keys = new Set<string>()
  const lines = [
    { kind: value.uuidType, text: value.uuid, kindAt: ['uuidType'], textAt: ['uuid'] },
    ...(value.moreIdentifiers ?? []).map((more, index) => ({
      kind: more.kind,
      text: more.value,
      kindAt: ['moreIdentifiers', index, 'kind'],
      textAt: ['moreIdentifiers', index, 'value'],
    })),
  ]
  for (const { kind, text, kindAt, textAt } of lines) {
    const reading = parseIdentifier(kind, text)
    if (!reading.ok) refuse(textAt, reading.reason)
    else if (keys.has(`${reading.namespace} ${reading.key}`))
      refuse(textAt, 'This number is in twice')
    else keys.add(`${reading.namespace} ${reading.key}`)
    if (kinds.has(kind)) refuse(kindAt, 'This kind is in twice: one of each is enough')
    kinds.add(kind)
  }
})
