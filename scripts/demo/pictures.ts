import sharp from 'sharp'
import type { Database } from '../../src/server/db/database.ts'
import { newUploadId, pictureNames, pictureUrl } from '../../src/server/files/picture-names.ts'
import type { PictureStore } from '../../src/server/files/picture-store.ts'
import { insertUpload } from '../../src/server/queries/uploads.ts'
import { size } from './drawings.ts'

const thumbnailWidth = 320

/**
 * Stores drawings as uploads, in their order, and returns their addresses. As in the product the
 * rows go first: what a stopped run leaves behind is swept.
 */
export async function storeDrawings(
  { database, pictures }: { database: Database; pictures: PictureStore },
  drawings: readonly string[],
  now: number,
): Promise<string[]> {
  const uploads = await Promise.all(
    drawings.map(async (drawing) => ({ id: newUploadId(), ...(await rasterise(drawing)) })),
  )
  await database.write(async (tx) => {
    for (const { id, picture, thumbnail } of uploads) {
      const files = { picture: { bytes: picture, ...size }, thumbnail: { bytes: thumbnail } }
      await insertUpload(tx, { id, ...files }, now)
    }
  })
  await Promise.all(
    uploads.flatMap(({ id, picture, thumbnail }) => {
      const [pictureName, thumbnailName] = pictureNames(id)
      return [pictures.save(pictureName, picture), pictures.save(thumbnailName, thumbnail)]
    }),
  )
  return uploads.map(({ id }) => pictureUrl(id))
}

async function rasterise(drawing: string): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  const pixels = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer()
  const image = sharp(pixels, { raw: { ...size, channels: 3 } })
  // Flat colours gain nothing from more effort, which takes three times as long.
  const webp = { quality: 80, effort: 2 }
  return {
    picture: await image.clone().webp(webp).toBuffer(),
    thumbnail: await image.clone().resize(thumbnailWidth).webp(webp).toBuffer(),
  }
}
