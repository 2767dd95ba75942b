import { lastScreenKey, tokenKey } from '../auth/stored-session.ts'
import { paths, urlOf } from '../paths.ts'

/**
 * What a page asks for while the rest of it loads: the scripts of the app, which the build fills in, and
 * by path the calls and the screen, whose name the build replaces by its scripts.
 */
interface FirstScreens {
  tokenKey: string
  lastScreenKey: string
  scripts: string[]
  screens: Record<string, { calls: string[]; screen?: string }>
}

const forOwners = [urlOf('GET /auth/me'), urlOf('GET /tasks')]
const unread = `${urlOf('GET /notifications')}?page=1&limit=1`

export const dashboardScreens: FirstScreens = {
  tokenKey,
  lastScreenKey,
  scripts: [],
  screens: {
    [paths.dashboard]: { calls: [...forOwners, urlOf('GET /reports/user'), unread] },
    [paths.newReport]: {
      calls: [...forOwners, `${urlOf('GET /assets')}?limit=100`, unread],
      screen: 'CreateReport',
    },
    [paths.newAsset]: { calls: [...forOwners, unread], screen: 'asset-form' },
    [paths.reports]: {
      calls: [...forOwners, urlOf('GET /reports/user'), unread],
      screen: 'ListMyReports',
    },
  },
}

const forStaff = [
  urlOf('GET /auth/me'),
  urlOf('GET /auth/second-factor'),
  urlOf('GET /admin/tasks'),
]

export const adminScreens: FirstScreens = {
  tokenKey,
  lastScreenKey,
  scripts: [],
  screens: {
    [paths.admin]: {
      calls: [...forStaff, urlOf('GET /admin/stats'), `${urlOf('GET /admin/trends')}?days=30`],
    },
    [paths.adminItems]: {
      calls: [
        ...forStaff,
        `${urlOf('GET /admin/items')}?sort=createdAt&page=1&limit=100&status=pending`,
      ],
      screen: 'items',
    },
  },
}
