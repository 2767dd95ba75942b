import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getQuietHours } from '../../../api/notifications/get-quiet-hours.ts'
import type { QuietHoursRecord } from '../../../api/notifications/quiet-hours.ts'
import { updateQuietHours } from '../../../api/notifications/update-quiet-hours.ts'
import { hoursOfDay } from '../../../domain/notifications/push.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { pushWords } from '../../../locales/en/screens/push.ts'
import { Card } from '../../../ui/Card.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'

const quietQuery = queryOptions({
  queryKey: ['quiet-hours'],
  queryFn: async ({ signal }) => (await call(getQuietHours, {}, { signal })).data,
})

/** The hours in which no device rings. Each change is saved at once. */
export function QuietHours() {
  const push = useWords('pushWords', pushWords)
  const { saved } = useWords('notificationWords', notificationWords)
  const client = useQueryClient()
  const { data } = useQuery(quietQuery)
  const save = useMutation({
    // One after another: a disabled control would lose the focus.
    scope: { id: 'quiet hours' },
    mutationFn: (quiet: QuietHoursRecord) => call(updateQuietHours, quiet),
    onSuccess: ({ data }) => {
      client.setQueryData(quietQuery.queryKey, data)
      void showToast('success', saved)
    },
    onError: (error) => showToast('error', error.message),
  })
  if (!data) return null
  const quiet = save.isPending ? save.variables : data
  return (
    <Card role="group" aria-label={push.quietTitle} className="mt-4">
      <h2 className="text-lg">{push.quietTitle}</h2>
      <p className="mt-1 text-sm text-muted">{push.quietAbout}</p>
      <div className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <CheckboxField
          label={push.quietOn}
          checked={quiet.isOn}
          onChange={({ target }) => save.mutate({ ...quiet, isOn: target.checked })}
          className="sm:col-span-2"
        />
        {quiet.isOn && (
          <>
            <SelectField
              label={push.from}
              value={quiet.from}
              onChange={({ target }) => save.mutate({ ...quiet, from: target.value })}
              choices={hoursOfDay}
            />
            <SelectField
              label={push.until}
              value={quiet.until}
              onChange={({ target }) => save.mutate({ ...quiet, until: target.value })}
              choices={hoursOfDay}
            />
          </>
        )}
      </div>
    </Card>
  )
}
