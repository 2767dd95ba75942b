import type * as z from 'zod/mini'
import type { searchEverything } from '../../../api/overview/search-everything.ts'
import { adminAssetPath, adminReportPath, userPath } from '../../paths.ts'

type Answer = z.output<typeof searchEverything.result>['data']

/** An entry of the dropdown. */
export interface Found {
  key: string
  title: string
  about: string
  to: string
  /** The title is an identifier, shown in a monospaced font. */
  isNumber?: boolean
}

/** The search results by kind, without empty kinds. */
export function groupsOf({ users, assets, reports, identifiers }: Answer) {
  const groups: { label: string; found: Found[] }[] = [
    {
      label: 'People',
      found: users.map(({ id, name, email }) => ({
        key: `person-${id}`,
        title: name,
        about: email,
        to: userPath(id),
      })),
    },
    {
      label: 'Assets',
      found: assets.map(({ id, name, owner }) => ({
        key: `asset-${id}`,
        title: name,
        about: owner.name,
        to: adminAssetPath(id),
      })),
    },
    {
      label: 'Reports',
      found: reports.map(({ id, name, status, reportStatus }) => ({
        key: `report-${id}`,
        title: name,
        about: `${reportStatus}, ${status}`,
        to: adminReportPath(id),
      })),
    },
    {
      label: 'Identifiers',
      found: identifiers.map(({ label, value, asset }) => ({
        key: `identifier-${asset.id}-${label}-${value}`.replace(/\s/g, ''),
        title: value,
        about: `${label} of ${asset.name}`,
        to: adminAssetPath(asset.id),
        isNumber: true,
      })),
    },
  ]
  return groups.filter(({ found }) => found.length > 0)
}
