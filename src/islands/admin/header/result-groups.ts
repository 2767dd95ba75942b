import type * as z from 'zod/mini'
import type { searchEverything } from '../../../api/overview/search-everything.ts'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { adminAssetPath, adminReportPath, userPath } from '../../paths.ts'
import { links } from '../shell/links.ts'
import type { ScreenAction } from './screen-actions.ts'

type SearchResult = z.output<typeof searchEverything.result>['data']

/** An entry of the dropdown. */
export interface SearchEntry {
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
export function commandsOf(
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
export function groupsOf({ users, assets, reports, identifiers }: SearchResult) {
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
