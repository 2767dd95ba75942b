import { useStore } from '@nanostores/react'
import type { ResultOf } from '../../../api/contracts.ts'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import type { ResultsProps } from '../../forms/SearchCombobox.tsx'
import { adminAssetPath, adminReportPath, paths, userPath } from '../../paths.ts'
import { leave } from '../../shell/guard.ts'
import { useNavigationWords } from '../../shell/nav/navigation-words.ts'
import { useUser } from '../../shell/user-context.ts'
import { links } from '../shell/links.ts'
import { $screenActions, type ScreenAction } from './screen-actions.ts'

const createUserAction: SearchEntry = {
  key: 'create-user',
  title: adminHeaderWords.createUser,
  about: '',
  to: paths.adminNewUser,
}

type Props = ResultsProps<ResultOf<'GET /admin/search'>['data']>

/** The dropdown of the search: one group per kind of record; each entry is a link. */
export function SearchResults({ id, text, activeId, query, isWaiting, onChoose, ref }: Props) {
  const actions = useStore($screenActions)
  const { role } = useUser()
  const { loggedOut } = useNavigationWords()
  const ownActions = [
    ...(whyCannotCreateUser(role) === null ? [createUserAction] : []),
    { key: 'log-out', title: adminHeaderWords.logOut, about: '', run: () => void leave(loggedOut) },
  ]
  const records = text !== '' && query.data ? groupsOf(query.data) : []
  const groups = [...records, ...commandsOf(text, actions, ownActions)]
  return (
    <div className="absolute inset-x-0 top-full z-10 mt-2 max-h-[70vh] max-w-xl overflow-y-auto rounded-lg border border-line bg-surface shadow-float max-sm:-end-15">
      <p role="status" className="px-4 text-sm text-muted not-empty:py-3.5">
        {query.isError && !isWaiting && query.error.message}
        {text !== '' &&
          query.isSuccess &&
          !isWaiting &&
          groups.length === 0 &&
          adminHeaderWords.noResults}
        {text !== '' && isWaiting && records.length === 0 && adminHeaderWords.searching}
      </p>
      <div ref={ref} id={`${id}-options`} role="listbox" aria-label={adminHeaderWords.results}>
        {groups.map(({ label, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a group of options
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="px-4 pt-3 pb-1 text-xs font-semibold text-muted">
              {label}
            </p>
            {found.map((each) => (
              <Option
                key={each.key}
                id={`${id}-${each.key}`}
                found={each}
                isActive={activeId === `${id}-${each.key}`}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  found: SearchEntry
  isActive: boolean
  onChoose: () => void
}

function Option({ id, found, isActive, onChoose }: OptionProps) {
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className:
      'grid w-full min-h-12 content-center px-4 py-1.5 text-start hover:bg-sunken aria-selected:bg-brand-soft',
  } as const
  const content = (
    <>
      {found.isIdentifier ? (
        <Identifier value={found.title} className="truncate text-sm font-semibold" />
      ) : (
        <span className="truncate text-sm font-semibold">{found.title}</span>
      )}
      {found.about && <span className="truncate text-xs text-muted">{found.about}</span>}
    </>
  )
  if (found.to) {
    return (
      <a {...option} href={found.to} onClick={onChoose}>
        {content}
      </a>
    )
  }
  return (
    <button
      {...option}
      type="button"
      onClick={() => {
        onChoose()
        found.run?.()
      }}
    >
      {content}
    </button>
  )
}

type SearchResult = ResultOf<'GET /admin/search'>['data']

/** An entry of the dropdown. */
interface SearchEntry {
  key: string
  title: string
  about: string
  /** The path that it opens. An entry without a path calls `run`. */
  to?: string
  run?: () => void
  /** The title is an identifier, shown in a monospaced font. */
  isIdentifier?: boolean
}

/** Screens and actions whose name contains every typed word. */
function commandsOf(
  text: string,
  actions: readonly ScreenAction[],
  ownActions: readonly SearchEntry[],
) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const hasAllWords = ({ title }: SearchEntry) =>
    words.every((word) => title.toLowerCase().includes(word))
  const here = actions.map(({ label, run }) => ({
    key: `action-${label}`.replace(/\W/g, '-'),
    title: label,
    about: adminHeaderWords.onThisScreen,
    run,
  }))
  const screens = links.map(({ to, label }) => ({
    key: `screen-${to}`.replace(/\W/g, '-'),
    title: label,
    about: adminHeaderWords.screen,
    to,
  }))
  const groups = [
    { label: adminHeaderWords.actions, found: [...here, ...ownActions].filter(hasAllWords) },
    { label: adminHeaderWords.screens, found: screens.filter(hasAllWords) },
  ]
  return groups.filter(({ found }) => found.length > 0)
}

/** The search results by kind, without empty kinds. */
function groupsOf({ users, assets, reports, identifiers }: SearchResult) {
  const groups: { label: string; found: SearchEntry[] }[] = [
    {
      label: adminHeaderWords.people,
      found: users.map(({ id, name, email }) => ({
        key: `user-${id}`,
        title: name,
        about: email,
        to: userPath(id),
      })),
    },
    {
      label: adminHeaderWords.assets,
      found: assets.map(({ id, name, owner }) => ({
        key: `asset-${id}`,
        title: name,
        about: owner.name,
        to: adminAssetPath(id),
      })),
    },
    {
      label: adminHeaderWords.reports,
      found: reports.map(({ id, name, status, reportStatus }) => ({
        key: `report-${id}`,
        title: name,
        about: `${reportStatus}, ${adminStateWords.stage[status]}`,
        to: adminReportPath(id),
      })),
    },
    {
      label: adminHeaderWords.identifiers,
      found: identifiers.map(({ label, value, asset }) => ({
        key: `identifier-${asset.id}-${label}-${value}`.replace(/\s/g, ''),
        title: value,
        about: fill(adminHeaderWords.of, { label, name: asset.name }),
        to: adminAssetPath(asset.id),
        isIdentifier: true,
      })),
    },
  ]
  return groups.filter(({ found }) => found.length > 0)
}
