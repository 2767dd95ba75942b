import type { Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import { pictureUrl, uploadIdOfUrl } from './files/picture-names.ts'
import { valuesOf } from './queries/personal-data.ts'
import { referringColumns } from './queries/uploads.ts'

/** The ids of all uploads that a person's records show, and of the receipts that are theirs alone. */
export async function personalUploads(
  db: Queries,
  person: Pick<Users, 'id' | 'email'>,
): Promise<string[]> {
  const ids = new Set(await valuesOf(db, ['uploads', 'id'], person))
  for (const column of referringColumns) {
    for (const url of await valuesOf(db, column, person)) {
      const id = uploadIdOfUrl(url)
      if (id !== null) ids.add(id)
    }
  }
  return [...ids]
}

export async function personalPictures(
  db: Queries,
  person: Pick<Users, 'id' | 'email'>,
): Promise<string[]> {
  return (await personalUploads(db, person)).map(pictureUrl)
}
