import type { UploadRow } from '../db/tables.ts'
import { uploadIdOf } from '../lib/image-names.ts'
import { findCurrentUser } from '../queries/auth/sessions.ts'
import { findUpload } from '../queries/uploads/uploads.ts'
import { refuseStaffAccess } from '../security/staff-access.ts'
import type { AppContext } from '../services/context.ts'
import { uploadHeaders } from './security-headers.ts'

/** A GET of `/uploads/<name>`; the response to a HEAD is the same without its body. */
export interface UploadRequest {
  /** The decoded path after `/uploads/`. */
  name: string
  /** The token of `Authorization: Bearer …`. */
  bearer?: string | undefined
  ifNoneMatch?: string | undefined
}

export interface UploadResponse {
  status: 200 | 304 | 404
  headers: Record<string, string>
  body: Buffer | undefined
}

/**
 * Returns a picture or its thumbnail. Only its owner and staff can read a receipt; anyone else gets
 * the same 404 as for an unknown name.
 */
export async function serveUpload(
  services: Pick<AppContext, 'database' | 'imageStore' | 'now'>,
  { name, bearer, ifNoneMatch }: UploadRequest,
): Promise<UploadResponse> {
  const id = uploadIdOf(name)
  const upload = id === null ? undefined : await findUpload(services.database, id)
  if (!upload || !(await maySee(services, upload, bearer))) return missing
  const body = await services.imageStore.read(name)
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
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  upload: UploadRow,
  bearer: string | undefined,
): Promise<boolean> {
  if (upload.visible_to_user_id === null) return true
  const currentUser = bearer === undefined ? null : await findCurrentUser(database, bearer, now())
  if (!currentUser) return false
  if (currentUser.id === upload.visible_to_user_id) return true
  return (await refuseStaffAccess(database, currentUser)) === null
}

/** No cache may store an unclaimed upload: it may still become a receipt. */
function cachingOf(upload: UploadRow, name: string): { 'cache-control': string; etag?: string } {
  if (upload.claimed_at === null || upload.visible_to_user_id !== null) {
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
const missing: UploadResponse = {
  status: 404,
  headers: {
    ...uploadHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(missingText.length),
    'cache-control': 'no-store',
  },
  body: missingText,
}
