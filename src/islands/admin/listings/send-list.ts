import { apiBase } from '../../../api/endpoint.ts'
import { send } from '../../../api/http.ts'
import type { ImportRecord } from '../../../api/listings/import-record.ts'
import type { UploadListQuery } from '../../../api/listings/upload-list.ts'
import { storedToken } from '../../auth/stored-session.ts'

const timeoutMs = 120_000

/** Uploads a file, because `call` sends JSON only. Rejects with `ApiError`. */
export async function sendList(query: UploadListQuery, file: File): Promise<ImportRecord> {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const { data } = await send(`${apiBase}/admin/listings?${new URLSearchParams(filled)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${storedToken()}`, 'content-type': 'text/csv' },
    body: file,
    timeoutMs,
    read: (response): Promise<{ data: ImportRecord }> => response.json(),
  })
  return data
}
