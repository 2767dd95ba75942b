import * as z from 'zod/mini'
import { type GadgetIdentifierKind, gadgetIdentifierKinds } from '../../domain/identifiers/kinds.ts'
import { readAs } from '../../domain/identifiers/read/read-as.ts'
import { typedLine } from '../fields.ts'
import { invalid, invalidBecause } from '../invalid.ts'

/** At most one identifier of each kind. The first one is in `uuidType` and `uuid`. */
const maxMore = gadgetIdentifierKinds.length - 1

/** Further identifiers of a gadget: second IMEI, serial number, MAC address … */
export const moreIdentifiers = z.optional(
  z
    .array(
      z.object(
        {
          kind: z.enum(gadgetIdentifierKinds, { error: invalid('more-kind-missing') }),
          value: typedLine('more-number-missing', 64),
        },
        { error: invalid('more-number-form') },
      ),
      { error: invalid('numbers-form') },
    )
    .check(z.maxLength(maxMore, invalid('too-many-numbers'))),
)

interface Gadget {
  uuidType: GadgetIdentifierKind
  uuid: string
  moreIdentifiers?: { kind: GadgetIdentifierKind; value: string }[] | undefined
}

/** Each identifier of a gadget parses as its kind. No kind and no identifier occurs twice. */
export const identifiersParseAndDiffer = z.check<Gadget>(({ value, issues }) => {
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
    const reading = readAs(kind, text)
    if (!reading.ok) refuse(textAt, invalidBecause(reading.reason))
    else if (keys.has(`${reading.namespace} ${reading.key}`))
      refuse(textAt, invalid('number-repeated'))
    else keys.add(`${reading.namespace} ${reading.key}`)
    if (kinds.has(kind)) refuse(kindAt, invalid('kind-repeated'))
    kinds.add(kind)
  }
})
