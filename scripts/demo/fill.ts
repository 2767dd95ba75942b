import type { Database } from '../../src/server/db/database.ts'
import { deedsOfAsset, type PicturedAsset } from './asset-deeds.ts'
import type { World } from './deed.ts'
import { type Resident, residents } from './people.ts'
import { deedsOfPerson } from './person-deeds.ts'
import type { Plan } from './plan.ts'

/** Lets the year of the plan happen, deed by deed, in one transaction: all of it is there, or none. */
export async function fillDemo(
  database: Database,
  { calendar, random }: Plan,
  assets: readonly PicturedAsset[],
  passwordHash: string,
): Promise<void> {
  const ids = new Map<Resident, string>()
  const world: World = {
    database,
    calendar,
    random,
    idOf(resident) {
      const id = ids.get(resident)
      if (id === undefined) throw new Error(`${resident.firstName} has not joined yet`)
      return id
    },
  }
  const deeds = residents.flatMap((resident) =>
    deedsOfPerson(world, resident, passwordHash, (id) => ids.set(resident, id)),
  )
  deeds.push(...assets.flatMap((asset) => deedsOfAsset(world, asset)))
  deeds.sort((a, b) => a.at - b.at)
  await database.write(async (tx) => {
    for (const { happens } of deeds) await happens(tx)
  })
}
