import { imageNames, imageUrl, newUploadId } from '../../lib/image-names.ts'
import { insertUpload } from '../../queries/uploads/uploads.ts'
import type { AppContext } from '../../services/context.ts'
import { readUploadedFile } from '../../services/uploads/read-uploaded-file.ts'
import { decodeImage } from '../../storage/decode-image.ts'
import type { ApiContext } from '../route.ts'

/**
 * `POST /uploads`: anyone may send a picture. It is purged unless a record refers to it within a
 * day.
 */
export async function uploadRoute(
  { limiter, database, imageStore, now }: AppContext,
  context: ApiContext,
): Promise<Response> {
  await limiter.consume('upload', context.env.ip)
  const file = await readUploadedFile(context.req.raw, context.env.tooSlow)
  const { picture: image, thumbnail } = await decodeImage(file)
  const id = newUploadId()
  // The row is stored first: if the process dies before the files are complete, the purge deletes
  // both.
  await database.write((tx) => insertUpload(tx, { id, picture: image, thumbnail }, now()))
  const [imageName, thumbnailName] = imageNames(id)
  await Promise.all([
    imageStore.save(imageName, image.bytes),
    imageStore.save(thumbnailName, thumbnail.bytes),
  ])
  return context.json({ data: { url: imageUrl(id) } }, 201)
}
