import type { Uploads } from './db/tables.ts'
import { uploadIdOf } from './files/picture-names.ts'
import { findCaller } from './queries/sessions.ts'
import { findUpload } from './queries/uploads.ts'
import { uploadHeaders } from './security-headers.ts'
import type { Services } from './services.ts'
import { refuseStaffAccess } from './staff-access.ts'

/** A GET of `/uploads/<name>`; a HEAD is answered alike and sent without the body. */
export interface UploadRequest {
  /** What stands after `/uploads/`, decoded. */
  name: string
  /** The token of `Authorization: Bearer …`. */
  bearer?: string | undefined
  ifNoneMatch?: string | undefined
}

export interface UploadAnswer {
  status: 200 | 304 | 404
  headers: Record<string, string>
  body: Buffer | undefined
}

/**
 * Answers with a picture or its thumbnail. A receipt is there for its owner and for staff only; to
 * anyone else it is as missing as one that never was.
 */
export async function serveUpload(
  services: Pick<Services, 'database' | 'pictures' | 'now'>,
  { name, bearer, ifNoneMatch }: UploadRequest,
): Promise<UploadAnswer> {
  const id = uploadIdOf(name)
  const upload = id === null ? undefined : await findUpload(services.database, id)
  if (!upload || !(await maySee(services, upload, bearer))) return missing
  const body = await services.pictures.read(name)
  if (!body) return missing

  const headers = { ...uploadHeaders, ...cachingOf(upload, name) }
  if (headers.etag && matches(ifNoneMatch, headers.etag)) {
    return { status: 304, headers, body: undefined }
  }
  const length = String(body.length)
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'image/webp', 'content-length': length },
    body,
  }
}

async function maySee(
  { database, now }: Pick<Services, 'database' | 'now'>,
  upload: Uploads,
  bearer: string | undefined,
): Promise<boolean> {
  if (upload.private_to === null) return true
  const caller = bearer === undefined ? null : await findCaller(database, bearer, now())
  if (!caller) return false
  if (caller.id === upload.private_to) return true
  return (await refuseStaffAccess(database, caller)) === null
}

/** Until it is claimed nobody knows whether it will be a receipt, so no cache may keep it. */
function cachingOf(upload: Uploads, name: string): { 'cache-control': string; etag?: string } {
  if (upload.claimed_at === null || upload.private_to !== null) {
    return { 'cache-control': 'private, no-store' }
  }
  // The bytes under a name never change.
  return { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${name}"` }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

const missingText = Buffer.from('There is no such picture.\n')
const missing: UploadAnswer = {
  status: 404,
  headers: {
    ...uploadHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(missingText.length),
    'cache-control': 'no-store',
  },
  body: missingText,
}
