import ky from 'ky'
import { useState } from 'react'
import { apiBase } from '../../../api/endpoint.ts'
import { toApiError } from '../../../api/http.ts'
import type { ImportRecord, UploadListQuery } from '../../../api/listings/listings.ts'
import type { ListSettings } from '../../../domain/listings/read-list.ts'
import { adminListingWords as words } from '../../../locales/en/screens/admin/listings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { storedToken } from '../../auth/stored-session.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { today } from '../../shell/dates.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'

const timeoutMs = 600_000

/** Uploads a file, because `call` sends JSON only. Rejects with `ApiError`. */
export async function sendList(query: UploadListQuery, file: File): Promise<ImportRecord> {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  try {
    const response = await ky.post(`${apiBase}/admin/listings`, {
      searchParams: filled,
      headers: {
        authorization: `Bearer ${storedToken()}`,
        'content-type': 'application/octet-stream',
      },
      body: file,
      retry: 0,
      timeout: timeoutMs,
    })
    return (await response.json<{ data: ImportRecord }>()).data
  } catch (error) {
    throw await toApiError(error)
  }
}

interface Props {
  file: File
  settings: ListSettings & { sheet: number }
  onReceived: () => void
}

/** Sends a list with what is known of it. The server compares it with the last one of its source. */
export function SendList({ file, settings, onReceived }: Props) {
  const { withReauthentication, dialog } = useReauthentication()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { busy, press } = useBusyAction(async () => {
    if (!form?.reportValidity()) return
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const query = {
      ...{ source: text('source'), licence: text('licence'), fileName: file.name },
      ...{ listedOn: text('listedOn'), expiresOn: text('expiresOn') },
      ...{ sheet: settings.sheet, dateFormat: settings.dateFormat },
      columns: JSON.stringify(settings.columns ?? {}),
    }
    const received = await withReauthentication(() => sendList(query, file))
    if (received !== null) onReceived()
  })
  return (
    <>
      <form
        ref={setForm}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        <fieldset disabled={busy} className="grid gap-4 sm:grid-cols-2">
          <Field label={words.source} name="source" required maxLength={40} />
          <Field label={words.licence} name="licence" required maxLength={200} />
          <Field
            label={words.listedOn}
            name="listedOn"
            type="date"
            required
            defaultValue={today()}
          />
          <Field label={words.expiresOn} optional name="expiresOn" type="date" />
          <Button type="submit" busy={busy} className="self-end">
            {words.compare}
          </Button>
        </fieldset>
      </form>
      {dialog}
    </>
  )
}
