import { readFileSync } from 'node:fs'
import type { Database } from '../../src/server/db/database.ts'
import { imageNames, imageUrl, newUploadId } from '../../src/server/lib/image-names.ts'
import { insertUpload } from '../../src/server/queries/uploads/uploads.ts'
import { decodeImage } from '../../src/server/storage/decode-image.ts'
import type { ImageStore } from '../../src/server/storage/image-store.ts'

/**
 * Uploads pictures of this folder by name. As in the product, the row is written first, so the files
 * of an interrupted run are purged.
 */
export function createUpload(database: Database, images: ImageStore) {
  const decoded = new Map<string, ReturnType<typeof decodeImage>>()
  const decode = (name: string) => {
    const file = new URL(`pictures/${name}.webp`, import.meta.url)
    const image = decoded.get(name) ?? decodeImage(readFileSync(file))
    decoded.set(name, image)
    return image
  }
  return async (name: string): Promise<string> => {
    const image = await decode(name)
    const id = newUploadId()
    await database.write((tx) => insertUpload(tx, { id, ...image }, Date.now()))
    const [picture, thumbnail] = imageNames(id)
    await images.save(picture, image.picture.bytes)
    await images.save(thumbnail, image.thumbnail.bytes)
    return imageUrl(id)
  }
}
