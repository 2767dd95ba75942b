import type { ImportRecord } from '../../../api/listings/import-record.ts'
import type { UploadListQuery } from '../../../api/listings/upload-list.ts'
import { ApiError, type ProblemBody } from '../../../api/problem.ts'
import { storedToken } from '../../auth/stored-session.ts'

/** Uploads a file with `fetch`, because `call` sends JSON only. */
export async function sendList(query: UploadListQuery, file: File): Promise<ImportRecord> {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const response = await fetch(`/api/admin/listings?${new URLSearchParams(filled)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${storedToken()}`, 'content-type': 'text/csv' },
    body: file,
  })
  const body = await response.json()
  if (!response.ok) throw new ApiError(response.status, body as ProblemBody)
  return body.data
}
