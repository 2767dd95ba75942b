import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { invalid } from '../../../api/invalid.ts'
import { verifyBatch } from '../../../api/lookup/verify-batch.ts'
import { parseBatch, splitPasted } from '../../../domain/identifiers/batch.ts'
import { lookupInput } from '../../../locales/en/input/lookup.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { BatchCount } from './BatchCount.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { type CheckedBatch, checkedRows } from './checked-rows.ts'
import { Quota } from './Quota.tsx'
import { quotaQuery } from './queries.ts'

interface Props {
  onBusy: (isChecking: boolean) => void
  onChecked: (checked: CheckedBatch) => void
}

const schema = z.object({
  identifiers: z
    .string()
    .check(z.refine((text) => splitPasted(text).length > 0, invalid('batch-empty'))),
})

/** Parsing hundreds of lines on every key press would be slow on a cheap phone. */
const pauseMs = 250

export function BatchForm({ onBusy, onChecked }: Props) {
  const userId = useUser().id
  const client = useQueryClient()
  const allowance = useQuery(quotaQuery)
  const lastChecked = useRef('')
  const { form, field, formProps, draftNotice } = useDraftForm({
    draftName: `batch ${userId}`,
    schema,
    texts: lookupInput,
    defaultValues: { identifiers: '' },
    async send({ identifiers }) {
      onBusy(true)
      try {
        const { data } = await call(verifyBatch, { identifiers: splitPasted(identifiers) })
        client.setQueryData(quotaQuery.queryKey, data.allowance)
        lastChecked.current = identifiers
        onChecked({
          rows: checkedRows(data.rows),
          at: Date.now(),
          sheet: data.sheet?.number ?? null,
        })
      } finally {
        onBusy(false)
      }
    },
  })
  const lines = parseBatch(splitPasted(useDebouncedValue(form.watch('identifiers'), pauseMs)))

  /** Appends to the typed lines, or replaces them if they were already checked. */
  function add(values: readonly string[]) {
    const typed = form.getValues('identifiers').trim()
    const before = typed === '' || typed === lastChecked.current.trim() ? [] : [typed]
    form.setValue('identifiers', [...before, ...values].join('\n'), { shouldDirty: true })
    form.clearErrors()
    form.setFocus('identifiers')
  }

  return (
    <Card>
      {draftNotice}
      <Form
        {...formProps}
        aria-label={batchWords.identifiersToCheck}
        submit={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" size="lg" busy={formProps.busy}>
              <ScanSearch aria-hidden="true" />
              {batchWords.check}
            </Button>
            <Quota query={allowance} />
          </div>
        }
      >
        <TextAreaField
          {...field('identifiers')}
          label={batchWords.identifiersLabel}
          hint={batchWords.identifiersHint}
          mono
          rows={8}
          placeholder={'356938 03 564380 9\nKJA-012AB\nC02XK0ABJGH5'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <BatchCount lines={lines} allowance={allowance.data} />
        <ChooseFile onChosen={add} />
      </Form>
    </Card>
  )
}
