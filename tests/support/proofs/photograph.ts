import sharp from 'sharp'
import { toBase64, toBase64Url } from '../../../src/domain/bytes.ts'
import { maxHolder } from '../../../src/domain/proofs/check-proof.ts'
import { proofCode } from '../../../src/islands/proofs/proof-code.ts'
import type { Random } from '../random.ts'

/** VGA. */
export const photo = { width: 640, height: 480 }
/** A code of 4 cm fills most of the picture at the distance at which a phone focuses. */
const codePx = 400
const tiltDegrees = 10

/** The URL of the longest possible proof. */
export function longestUrl(random: Random): string {
  const bytes = (length: number) => Uint8Array.from({ length }, () => random.whole(0, 255))
  const part = (value: object) => toBase64Url(Buffer.from(JSON.stringify(value)))
  const header = {
    alg: 'Ed25519',
    kid: toBase64Url(bytes(32)),
    typ: 'toju-check+jwt',
  }
  const claims = {
    iss: 'https://toju.ng',
    jti: 'T-0000-0011',
    iat: 1_772_614_800,
    kind: 'serial-number',
    identifier: '356938 03 564380 9',
    verdict: 'unknown',
    underReview: false,
    asOf: '2026-03-04T09:00:00Z',
    log: { size: 10_000_000, root: toBase64(bytes(32)) },
    holder: 'x'.repeat(maxHolder),
  }
  return `https://toju.ng/c#${part(header)}.${part(claims)}.${toBase64Url(bytes(64))}`
}

/** A photo of the printed code: tilted about two axes, soft, unevenly lit and noisy. */
export async function photographed(
  address: string,
  { fraction }: Random,
): Promise<Uint8ClampedArray> {
  const { path, size } = proofCode(address)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const across = Math.round(codePx * Math.cos((tiltDegrees * Math.PI) / 180))
  const code = await sharp(Buffer.from(drawing))
    .resize(across, codePx, { fit: 'fill' })
    .rotate(tiltDegrees, { background: '#d8d4cc' })
    .blur(0.6)
    .png()
    .toBuffer()
  const { data } = await sharp({ create: { ...photo, channels: 3, background: '#d8d4cc' } })
    .composite([{ input: code, gravity: 'center' }])
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = new Uint8ClampedArray(photo.width * photo.height)
  for (let at = 0; at < grey.length; at++) {
    const light = 0.7 + (0.3 * (at % photo.width)) / photo.width
    // About normal, with a deviation of 10 of 255.
    const noise = (fraction() + fraction() + fraction() + fraction() - 2) * 17
    grey[at] = (data[at] ?? 0) * light + noise
  }
  return grey
}
