import { Problem, type ProblemCode } from '../../../api/problem.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { decodeImage } from '../../storage/decode-image.ts'
import type { AppContext } from '../context.ts'
import { readUploadedFile } from './read-uploaded-file.ts'

/** What a picture is refused for that is none, or none of ours. */
const refusals: readonly ProblemCode[] = ['UNSUPPORTED_MEDIA', 'INVALID_INPUT', 'TOO_LARGE']

/** Reads and decodes the picture of a form. Counted before; what is no picture counts apart. */
export async function readPicture(
  { limiter }: Pick<AppContext, 'limiter'>,
  sender: Sender,
  { body, tooSlow }: { body: Request; tooSlow: Promise<never> | undefined },
) {
  await limiter.consume('upload', sender)
  try {
    return await decodeImage(await readUploadedFile(body, tooSlow), sender)
  } catch (error) {
    if (error instanceof Problem && refusals.includes(error.code)) {
      await limiter.consumeWrong('picture', sender, 'upload')
    }
    throw error
  }
}
