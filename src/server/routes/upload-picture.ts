import { decodePicture } from '../files/decode-picture.ts'
import { newUploadId, pictureNames, pictureUrl } from '../files/picture-names.ts'
import { readUploadedFile } from '../files/read-uploaded-file.ts'
import { insertUpload } from '../queries/uploads.ts'
import type { ApiContext } from '../route.ts'
import type { Services } from '../services.ts'

/** `POST /uploads`: anyone may send a picture; it stays when a record claims it within a day. */
export async function uploadRoute(
  { limiter, database, pictures, now }: Services,
  context: ApiContext,
): Promise<Response> {
  await limiter.take('upload', context.env.address)
  const file = await readUploadedFile(context.req.raw, context.env.tooSlow)
  const { picture, thumbnail } = await decodePicture(file)
  const id = newUploadId()
  // The row goes first: if we die before the files are whole, the sweeper finds it and clears both.
  await database.write((tx) => insertUpload(tx, { id, picture, thumbnail }, now()))
  const [pictureName, thumbnailName] = pictureNames(id)
  await Promise.all([
    pictures.save(pictureName, picture.bytes),
    pictures.save(thumbnailName, thumbnail.bytes),
  ])
  return context.json({ data: { url: pictureUrl(id) } }, 201)
}
