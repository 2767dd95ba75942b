import ky from 'ky'
import { apiBase } from '../../../api/endpoint.ts'
import { toApiError } from '../../../api/http.ts'
import type { ImportRecord, UploadListQuery } from '../../../api/listings/listings.ts'
import { storedToken } from '../../auth/stored-session.ts'

const timeoutMs = 120_000

/** Uploads a file, because `call` sends JSON only. Rejects with `ApiError`. */
export async function sendList(query: UploadListQuery, file: File): Promise<ImportRecord> {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  try {
    const response = await ky.post(`${apiBase}/admin/listings`, {
      searchParams: filled,
      headers: { authorization: `Bearer ${storedToken()}`, 'content-type': 'text/csv' },
      body: file,
      retry: 0,
      timeout: timeoutMs,
    })
    return (await response.json<{ data: ImportRecord }>()).data
  } catch (error) {
    throw await toApiError(error)
  }
}
