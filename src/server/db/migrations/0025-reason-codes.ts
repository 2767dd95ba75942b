import type { Queries } from '../database.ts'
import type { Step } from '../migration-step.ts'

/**
 * Reasons of matches are kept as codes: they were sentences. So was what stood in the place of a
 * description that a new owner had not written yet.
 */
export function statements(): Step[] {
  return [
    replaceSentences,
    `update assets set description = ''
      where changed_hands is not null and description like 'Handed over on Toju in %'`,
  ]
}

const codes: Readonly<Record<string, string>> = {
  'The same number, given as another kind of number': 'same-number-other-kind',
  'The numbers differ only in characters that look alike, like O and 0': 'look-alike-characters',
  'Two neighbouring characters of the number are swapped': 'swapped-characters',
  'One number has a character more than the other': 'missing-character',
  'One character of the number differs': 'one-character-differs',
  'The numbers differ by one in the last place': 'neighbouring-number',
  'The plate numbers differ': 'plates-differ',
  'Another IMEI of the same phone model': 'other-phone-same-model',
  'IMEI 1 and IMEI 2 of one phone model': 'other-imei-same-model',
  'The numbers differ': 'numbers-differ',
  'The same make': 'same-make',
  'Another make': 'other-make',
  'The same year of make': 'same-year',
  'Another year of make': 'other-year',
  'The same model': 'same-model',
  'Another model': 'other-model',
  'The same colour': 'same-colour',
  'Another colour': 'other-colour',
  'Described in some of the same words': 'shared-words',
  'Found in another state': 'other-state',
  'Found in the same local government area': 'same-lga',
  'Found in the same state': 'same-state',
  'Found before it went missing': 'found-before-missing',
  'Found within a week': 'found-within-week',
  'Found within two months': 'found-within-two-months',
}

const batchSize = 500

async function replaceSentences(tx: Queries): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await tx
      .selectFrom('matches')
      .select(['id', 'reasons'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    for (const { id, reasons } of rows) {
      const old = JSON.parse(reasons) as { points: number; says: string }[]
      if (old.length === 0) continue
      await tx
        .updateTable('matches')
        .set({
          reasons: JSON.stringify(
            old.flatMap(({ points, says }) => {
              const code = codes[says]
              return code === undefined ? [] : [{ points, code }]
            }),
          ),
        })
        .where('id', '=', id)
        .execute()
    }
    after = last.id
  }
}
