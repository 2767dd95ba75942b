import { useState } from 'react'
import { adminListingWords as words } from '../../../locales/en/screens/admin/listings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { today } from '../../shell/dates.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { sendList } from './send-list.ts'

/** Uploads a list. The server compares it with the current list of its source. */
export function ReceiveList({ onReceived }: { onReceived: () => void }) {
  const { withReauthentication, dialog } = useReauthentication()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { busy, press } = useBusyAction(async () => {
    if (!form?.reportValidity()) return
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const file = data.get('file')
    if (!(file instanceof File)) return
    const query = {
      ...{ source: text('source'), licence: text('licence'), fileName: file.name },
      ...{ listedOn: text('listedOn'), expiresOn: text('expiresOn') },
    }
    const received = await withReauthentication(() => sendList(query, file))
    if (received === null) return
    form.reset()
    onReceived()
  })
  return (
    <Card>
      <h2 className="text-xl">{words.upload}</h2>
      <p className="mt-2 text-sm text-muted">{words.uploadHint}</p>
      <form
        ref={setForm}
        method="post"
        className="mt-4"
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
          <Field label={words.expiresOn} name="expiresOn" type="date" />
          <Field label={words.file} name="file" type="file" accept=".csv,text/csv" required />
          <Button type="submit" busy={busy} className="self-end">
            {words.compare}
          </Button>
        </fieldset>
      </form>
      {dialog}
    </Card>
  )
}
