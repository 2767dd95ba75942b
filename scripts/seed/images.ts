import sharp from 'sharp'
import type { Database } from '../../src/server/db/database.ts'
import { imageNames, imageUrl, newUploadId } from '../../src/server/lib/image-names.ts'
import { insertUpload } from '../../src/server/queries/uploads/uploads.ts'
import type { ImageStore } from '../../src/server/storage/image-store.ts'
import { size } from './drawings.ts'

const thumbnailWidth = 320

/**
 * Stores drawings as uploads in order, and returns their URLs. As in the product, rows are written
 * first, so files left by an interrupted run are purged.
 */
export async function storeDrawings(
  { database, pictures: images }: { database: Database; pictures: ImageStore },
  drawings: readonly string[],
  now: number,
): Promise<string[]> {
  const uploads = await Promise.all(
    drawings.map(async (drawing) => ({ id: newUploadId(), ...(await rasterise(drawing)) })),
  )
  await database.write(async (tx) => {
    for (const { id, picture: image, thumbnail } of uploads) {
      const files = { picture: { bytes: image, ...size }, thumbnail: { bytes: thumbnail } }
      await insertUpload(tx, { id, ...files }, now)
    }
  })
  await Promise.all(
    uploads.flatMap(({ id, picture: image, thumbnail }) => {
      const [imageName, thumbnailName] = imageNames(id)
      return [images.save(imageName, image), images.save(thumbnailName, thumbnail)]
    }),
  )
  return uploads.map(({ id }) => imageUrl(id))
}

async function rasterise(drawing: string): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  const pixels = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer()
  const image = sharp(pixels, { raw: { ...size, channels: 3 } })
  // More effort takes three times as long and does not help flat colours.
  const webp = { quality: 80, effort: 2 }
  return {
    picture: await image.clone().webp(webp).toBuffer(),
    thumbnail: await image.clone().resize(thumbnailWidth).webp(webp).toBuffer(),
  }
}
