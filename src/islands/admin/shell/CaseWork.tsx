import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { CaseWorkRecord } from '../../../api/disputes/disputes.ts'
import type { WorkedCaseKind } from '../../../domain/disputes/disputes.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { caseWorkWords } from '../../../locales/en/screens/admin/cases.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { useDraftText } from '../../forms/drafts/use-draft-text.ts'
import { call } from '../../session.ts'
import { cacheAnswer } from '../../shell/cache-answer.ts'
import { momentOf } from '../../shell/dates.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { useConflict } from './ConflictOfInterest.tsx'

interface Props {
  about: WorkedCase
  /** The key of the list of such cases. It shows the assignees, so it is fetched again. */
  list: string
}

/** Who has taken a case; hidden from a party to it. */
export function CaseAssignee({ about, list }: Props) {
  const work = useCaseWork(about)
  return work && <Assignee about={about} list={list} work={work} />
}

/** The staff notes of a case; hidden from a party to it. */
export function CaseNotes({ about }: Pick<Props, 'about'>) {
  const work = useCaseWork(about)
  return work && <Notes about={about} work={work} />
}

function useCaseWork(about: WorkedCase): CaseWorkRecord | undefined {
  const hasNoConflict = useConflict(about) === null
  const { data } = useQuery({ ...caseWorkQuery(about), enabled: hasNoConflict })
  return hasNoConflict ? data : undefined
}

function Assignee({ about, list, work: { assignee } }: Props & { work: CaseWorkRecord }) {
  const user = useUser()
  const queryClient = useQueryClient()
  const query = caseWorkQuery(about)
  const isMine = assignee?.id === user.id
  const action = isMine ? 'give-back' : 'take'
  const sending = useMutation({
    mutationFn: () =>
      call('PATCH /admin/cases/{kind}/{id}', {
        ...about,
        action,
        ...(assignee && { assigneeId: assignee.id }),
      }),
    onSuccess: ({ data }) => cacheAnswer(queryClient, query.queryKey, data),
    onError: ({ message }) => {
      void showToast('error', message)
      void queryClient.invalidateQueries({ queryKey: query.queryKey })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [list], exact: false }),
  })
  const since = assignee ? longDate(assignee.since) : ''
  const words = isMine ? caseWorkWords.you : caseWorkWords.colleague
  const label = assignee ? caseWorkWords.takeOver : caseWorkWords.take
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:justify-start">
      <h2 className="sr-only">{caseWorkWords.assignee}</h2>
      <p className="text-sm">
        {assignee ? fill(words, { name: assignee.name, since }) : caseWorkWords.nobody}
      </p>
      <Button variant="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
        {isMine ? caseWorkWords.giveBack : label}
      </Button>
    </section>
  )
}

function Notes({ about, work }: { about: WorkedCase; work: CaseWorkRecord }) {
  const { text, setText } = useDraftText(`note ${about.kind} ${about.id}:${useUser().id}`)
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: () => call('POST /admin/cases/{kind}/{id}/notes', { ...about, text }),
    onSuccess: async ({ data }) => {
      await cacheAnswer(queryClient, caseWorkQuery(about).queryKey, data)
      setText('')
    },
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else if (!sending.isPending) sending.mutate()
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{caseWorkWords.notes}</h2>
      {work.notes.length > 0 && (
        <ul className="grid gap-3">
          {work.notes.map((note) => (
            <li key={note.id} className="text-sm">
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <p className="text-xs text-muted">
                {fill(caseWorkWords.byAuthor, {
                  author: note.author ?? caseWorkWords.formerColleague,
                  at: momentOf(note.createdAt),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form method="post" onSubmit={send} className="grid justify-items-start gap-2">
        <TextAreaField
          label={caseWorkWords.newNote}
          hint={caseWorkWords.onlyStaff}
          error={isMissing ? caseWorkWords.noteMissing : sending.error?.message}
          rows={2}
          maxLength={2000}
          ref={field}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setIsMissing(false)
          }}
          className="w-full"
        />
        <Button type="submit" variant="secondary" busy={sending.isPending}>
          {caseWorkWords.addNote}
        </Button>
      </form>
    </section>
  )
}

/** A case that staff can take, by its kind and the id of its report, dispute or business. */
export interface WorkedCase {
  kind: WorkedCaseKind
  id: string
}

const caseWorkQuery = ({ kind, id }: WorkedCase) =>
  queryOptions({
    queryKey: ['case-work', kind, id],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/cases/{kind}/{id}', { kind, id }, { signal })).data,
  })
