import { pictureNames } from './files/picture-names.ts'
import { StoreDown } from './files/picture-store.ts'
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

/** As `deleteUploads`, for who has done their part: with the store down, the next sweep does it. */
export async function deleteUploadsOrLeave(
  services: Pick<Services, 'database' | 'pictures' | 'log'>,
  ids: string[],
): Promise<void> {
  try {
    await deleteUploads(services, ids)
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error
    services.log.warn({ err: error }, 'uploads are left to the next sweep')
  }
}
