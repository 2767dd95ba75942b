import { pictureNames } from './files/picture-names.ts'
import { deleteWithdrawn } from './queries/uploads.ts'
import type { Services } from './services.ts'

/** Deletes withdrawn uploads. Their rows go last, so that a deletion cut short is finished by a sweep. */
export async function deleteUploads(
  { database, pictures }: Pick<Services, 'database' | 'pictures'>,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  await Promise.all(ids.flatMap(pictureNames).map((name) => pictures.remove(name)))
  await database.write((tx) => deleteWithdrawn(tx, ids))
}
