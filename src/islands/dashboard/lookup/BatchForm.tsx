import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { ScanSearch, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { invalid } from '../../../api/invalid.ts'
import type { BatchQuotaRecord } from '../../../api/lookup/batch.ts'
import {
  type BatchLine,
  countBatch,
  parseBatch,
  splitPasted,
} from '../../../domain/identifiers/batch.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { whyNotBatch } from '../../../domain/lookup/plans.ts'
import { countText } from '../../../locales/count-text.ts'
import { batchMessages } from '../../../locales/en/batch-lookup.ts'
import { adviceMessages } from '../../../locales/en/identifiers/typing-advice.ts'
import { lookupInput } from '../../../locales/en/input/lookup.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill, textOf } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { type CheckedBatch, checkedRows } from './checked-rows.ts'

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
        const { data } = await call('POST /verify/batch', { identifiers: splitPasted(identifiers) })
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

/** How much of today's quota is left. The form works without it. */
function Quota({ query }: { query: UseQueryResult<BatchQuotaRecord> }) {
  if (query.data === undefined) return query.isPending ? <Skeleton className="h-5 w-56" /> : null
  const { plan, perBatch, perDay, leftToday } = query.data
  return (
    <p className="min-w-0 basis-60 grow text-sm text-muted">
      {leftToday === 0 ? (
        <Rich
          text={plan === 'Merchant' ? batchWords.usedUp : batchWords.usedUpUpgrade}
          parts={{
            count: perDay.toLocaleString('en-NG'),
            always: (
              <a key="always" href={paths.search} className="text-link">
                {batchWords.alwaysFree}
              </a>
            ),
            business: (
              <a key="business" href={paths.verifyBusiness} className="text-link">
                {batchWords.verifiedBusiness}
              </a>
            ),
          }}
        />
      ) : (
        fill(batchWords.quota, {
          plan,
          perBatch,
          left: leftToday.toLocaleString('en-NG'),
          perDay: perDay.toLocaleString('en-NG'),
        })
      )}
    </p>
  )
}

/** What is left of today's quota. */
const quotaQuery = queryOptions({
  queryKey: ['batch-allowance'],
  queryFn: async ({ signal }) => (await call('GET /verify/batch', {}, { signal })).data,
})

interface BatchCountProps {
  lines: readonly BatchLine[]
  /** Undefined until it is loaded. */
  allowance: BatchQuotaRecord | undefined
}

/** Counts the typed identifiers before they are sent. */
function BatchCount({ lines, allowance }: BatchCountProps) {
  const { asked, repeated, unreadable } = countBatch(lines)
  const refusal = allowance && refusalOf(allowance, asked)
  const unreadableLines = lines
    .map(({ text, reading }, index) => ({ line: index + 1, text, reading }))
    .filter(({ reading }) => reading.candidates.length === 0)

  return (
    <div>
      <p role="status" className="text-sm font-medium tabular-nums">
        {lines.length > 0 && countLabel({ asked, repeated, unreadable })}
      </p>
      {unreadableLines.length > 0 && <UnreadableLines lines={unreadableLines} />}
      {refusal && (
        <p
          role="alert"
          className="mt-2 flex items-start gap-2 rounded-md bg-marigold-soft px-3.5 py-2.5 text-sm"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.25 size-5 shrink-0" />
          {refusal}
        </p>
      )}
    </div>
  )
}

function refusalOf({ plan, leftToday }: BatchQuotaRecord, asked: number): string | null {
  const tooLarge = whyNotBatch(plan, asked)
  if (tooLarge) return batchMessages[tooLarge]({ plan, asked })
  return asked > leftToday ? batchMessages['day-used-up']({ plan, asked, left: leftToday }) : null
}

/** `12 identifiers, 1 repeated, 2 not readable`. */
function countLabel({ asked, repeated, unreadable }: ReturnType<typeof countBatch>): string {
  const parts = [
    countText(batchWords.identifiers, asked),
    repeated > 0 ? fill(batchWords.repeated, { repeated }) : '',
    unreadable > 0 ? fill(batchWords.notReadable, { unreadable }) : '',
  ]
  return parts.filter(Boolean).join(', ')
}

interface UnreadableLinesProps {
  lines: readonly { line: number; text: string }[]
}

/** With more lines the button would be out of view. */
const maxExplained = 3

/** Explains the first unreadable lines. */
function UnreadableLines({ lines }: UnreadableLinesProps) {
  return (
    <ul className="mt-1.5 grid gap-1 text-sm text-muted">
      {lines.slice(0, maxExplained).map(({ line, text }) => (
        <li key={line} className="wrap-anywhere">
          {line}. <span className="font-mono">{text.slice(0, 40)}</span>: {reasonText(text)}
        </li>
      ))}
    </ul>
  )
}

function reasonText(text: string): string {
  const [reason] = readText(text).doubts
  return reason ? textOf(adviceMessages, reason) : ''
}
