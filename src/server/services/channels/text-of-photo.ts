import { pickIdentifier } from '../../../domain/identifiers/scanned-codes.ts'
import { fetchPhoto, type WhatsAppAccount } from '../../gateways/whatsapp.ts'
import { decodeToGrey } from '../../storage/decode-image.ts'
import type { Context } from '../context.ts'
import type { Caller } from './caller.ts'

/** The identifier in a photo of a box, or else its caption; '' if there is neither. */
export async function textOfPhoto(
  { log, limiter, outgoing, readBarcodes }: Context,
  whatsapp: WhatsAppAccount,
  { id, caption = '' }: { id: string; caption?: string | undefined },
  { hash }: Caller,
): Promise<string> {
  try {
    await limiter.consume('photoByPhone', hash)
    const photo = await fetchPhoto(outgoing, whatsapp, id)
    const codes = await readBarcodes(await decodeToGrey(photo, hash))
    return pickIdentifier(codes, null)?.text ?? caption
  } catch (error) {
    const { name, code } = (error ?? {}) as { name?: string; code?: string }
    log.warn({ error: code ?? name }, 'a photo could not be read')
    return caption
  }
}
