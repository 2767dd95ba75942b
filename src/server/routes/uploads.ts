import { imageNames, imageUrl, newUploadId } from '../lib/image-names.ts'
import { insertUpload } from '../queries/uploads/uploads.ts'
import { senderOf } from '../services/auth/sender.ts'
import type { AppContext } from '../services/context.ts'
import { readPicture } from '../services/uploads/read-picture.ts'
import { type ApiContext, credentialsOf } from './route.ts'

/**
 * `POST /uploads`: anyone may send a picture. It is purged unless a record refers to it within a
 * day.
 */
export async function uploadRoute(services: AppContext, context: ApiContext): Promise<Response> {
  const { database, imageStore, now } = services
  const sender = await senderOf(services, credentialsOf(services, context))
  const { picture: image, thumbnail } = await readPicture(services, sender, {
    body: context.req.raw,
    tooSlow: context.env.tooSlow,
  })
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
