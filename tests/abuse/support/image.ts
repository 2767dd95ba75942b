import sharp from 'sharp'
import type { Client } from './attacker.ts'

const bytes = sharp({ create: { width: 8, height: 8, channels: 3, background: '#146c43' } })
  .png()
  .toBuffer()

/** Uploads a picture as this user; returns its URL. */
export async function imageOf(client: Pick<Client, 'address'>, origin: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await bytes)]), 'photo.png')
  const response = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': client.address },
  })
  const answer = await response.json()
  return answer.data?.url ?? answer.url
}
