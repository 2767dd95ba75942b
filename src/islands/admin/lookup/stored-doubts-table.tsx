import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resolveStoredDoubt, type StoredDoubt } from '../../../api/assets/stored-doubts.ts'
import { adminLookupWords as words } from '../../../locales/en/screens/admin/lookup.ts'
import { Button } from '../../../ui/Button.tsx'
import { adminAssetPath, userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { tasksQuery } from '../header/queries.ts'
import { momentCell, rowCell, rowLink } from '../table/columns/cells.tsx'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { cellLinkStyle } from '../table/row-style.ts'
import { storedDoubtsList } from './stored-doubts-list.ts'

const column = tableColumnsOf<StoredDoubt>()

const columns = column.columns([
  column.accessor(
    'text',
    rowLink(words.number, ({ asset, text }: StoredDoubt) => [adminAssetPath(asset.id), text]),
  ),
  column.accessor('reason', { header: words.why, meta: { cell: 'rest' } }),
  column.accessor(({ asset }) => asset.name, { id: 'item', header: words.item }),
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    ...rowCell(words.owner, ({ owner }: StoredDoubt) => (
      <Link to={userPath(owner.id)} className={cellLinkStyle}>
        <span className="truncate">{owner.name}</span>
      </Link>
    )),
  }),
  column.accessor('registeredAt', momentCell(words.registeredOn)),
  decisionColumn<StoredDoubt>((row) => <ResolveStoredDoubt doubt={row} />),
])

/** Registered numbers that would be refused today. */
export const storedDoubtsTable = {
  caption: words.doubts,
  empty: words.doubtsEmpty,
  list: storedDoubtsList,
  columns,
}

type Decision = 'keep' | 'ask-owner'

function ResolveStoredDoubt({ doubt: { id, text } }: { doubt: StoredDoubt }) {
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (decision: Decision) => call(resolveStoredDoubt, { id, decision }),
    onSuccess: ({ message }) => showToast('success', message),
    onError: (error) => showToast('error', error.message),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [storedDoubtsList.key] })
      await queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey })
    },
  })
  const button = (decision: Decision) => ({
    busy: decide.isPending && decide.variables === decision,
    disabled: decide.isPending,
    onClick: () => decide.mutate(decision),
  })
  return (
    <span className="flex gap-1">
      <Button variant="secondary" {...button('ask-owner')}>
        {words.askOwner}
        <span className="sr-only"> {text}</span>
      </Button>
      <Button variant="quiet" {...button('keep')}>
        {words.keep}
        <span className="sr-only"> {text}</span>
      </Button>
    </span>
  )
}
