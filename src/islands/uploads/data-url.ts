/** True for a picture in the value of a field, chosen but not uploaded yet. */
export function isDataUrl(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('data:image/')
}

export function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(picture)
  })
}

/** The picture of a data URL; null for any other value of a field. */
export function pictureOf(value: string): Blob | null {
  const [, type, body] = /^data:(image\/[^;,]+);base64,(.*)$/.exec(value) ?? []
  if (type === undefined || body === undefined) return null
  return new Blob([Uint8Array.from(atob(body), (each) => each.charCodeAt(0))], { type })
}
