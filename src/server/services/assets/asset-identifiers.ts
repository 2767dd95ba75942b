import type { AssetInput } from '../../../api/assets/assets.ts'
import { Problem } from '../../../api/problem.ts'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import { namespaceAtMaker } from '../../../domain/identifiers/namespace-at-maker.ts'
import { readAs } from '../../../domain/identifiers/read/read-as.ts'
import {
  type FormerIdentifier,
  type NewIdentifier,
  ownsIdentifier,
  replaceIdentifiers,
} from '../../queries/assets/identifiers.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import type { TransactionContext } from '../context.ts'

/** The identifiers of a parsed form, with the input field of each. A serial number has its maker. */
export function identifiersOf(input: AssetInput): Map<string, NewIdentifier> {
  const typedIdentifiers: [string, IdentifierKind, string | undefined][] =
    input.type === 'Gadget'
      ? [
          ['uuid', input.uuidType, input.uuid],
          ...(input.moreIdentifiers ?? []).map(
            ({ kind, value }, index): [string, IdentifierKind, string] => [
              `moreIdentifiers.${index}.value`,
              kind,
              value,
            ],
          ),
        ]
      : [
          ['vin', 'vin', input.vin],
          ['plateNumber', 'plateNumber', input.plateNumber],
          ['chassisNumber', 'chassisNumber', input.chassisNumber],
        ]
  const found = new Map<string, NewIdentifier>()
  for (const [field, kind, typed] of typedIdentifiers) {
    if (!typed) continue
    const reading = readAs(kind, typed)
    // The schema has already parsed it, so a failure is a bug.
    if (!reading.ok) throw new Error(`the schema accepted this ${kind}, but it cannot be parsed`)
    const namespace = namespaceAtMaker(reading.namespace, 'brand' in input ? input.brand : null)
    found.set(field, { kind, namespace, key: reading.key, raw_value: typed })
  }
  return found
}

/**
 * Replaces the identifiers of an asset. Throws 409 on the field of an identifier that the owner has
 * on another asset. An identifier of another user is accepted: claims are compared after the
 * response (`settle-claims.ts`), so neither the response nor its time reveals them. Call it before
 * any change of the asset's row: settling a dispute locks the identifier and then the row, so the
 * other order would deadlock.
 */
export async function saveIdentifiers(
  { database, tx, now }: Pick<TransactionContext, 'database' | 'tx' | 'now'>,
  asset: { id: string; ownerId: string },
  identifiers: Map<string, NewIdentifier>,
  before: readonly FormerIdentifier[],
): Promise<void> {
  const fresh = [...identifiers.values()]
  const touched = [...before, ...fresh]
  await lockIdentities(database, tx, touched)
  for (const [field, identifier] of identifiers) {
    if (await ownsIdentifier(tx, asset.ownerId, identifier, asset.id)) {
      throw new Problem('IDENTIFIER_ALREADY_YOURS', 'registered', { field })
    }
  }
  await replaceIdentifiers(tx, asset, fresh, { before, now })
  await recordUnsettledClaims(database, tx, touched, { actorId: asset.ownerId }, now)
}
