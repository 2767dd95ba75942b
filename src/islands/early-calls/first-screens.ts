import { listAssets } from '../../api/assets/list-assets.ts'
import { getTwoFactor } from '../../api/auth/two-factor/get-two-factor.ts'
import { apiBase } from '../../api/endpoint.ts'
import { listMyTasks } from '../../api/notifications/list-my-tasks.ts'
import { listNotifications } from '../../api/notifications/list-notifications.ts'
import { getStats } from '../../api/overview/get-stats.ts'
import { getTasks } from '../../api/overview/get-tasks.ts'
import { getTrends } from '../../api/overview/get-trends.ts'
import { adminListReports } from '../../api/reports/admin-list-reports.ts'
import { listMyReports } from '../../api/reports/list-my-reports.ts'
import { getMe } from '../../api/users/get-me.ts'
import { tokenKey } from '../auth/stored-session.ts'
import { paths } from '../paths.ts'

/**
 * What a page asks for while the rest of it loads: the scripts of the app, which the build fills in, and
 * by path the calls and the screen, whose name the build replaces by its scripts.
 */
interface FirstScreens {
  tokenKey: string
  scripts: string[]
  screens: Record<string, { calls: string[]; screen?: string }>
}

const url = ({ path }: { path: string }, query = '') => apiBase + path + query

const forOwners = [getMe, listMyTasks].map((each) => url(each))
const unread = url(listNotifications, '?page=1&limit=1')

export const dashboardScreens: FirstScreens = {
  tokenKey,
  scripts: [],
  screens: {
    [paths.dashboard]: { calls: [...forOwners, url(listMyReports), unread] },
    [paths.newReport]: {
      calls: [...forOwners, url(listAssets, '?limit=100'), unread],
      screen: 'CreateReport',
    },
    [paths.newAsset]: { calls: [...forOwners, unread], screen: 'CreateAsset' },
    [paths.reports]: { calls: [...forOwners, url(listMyReports), unread], screen: 'ListMyReports' },
  },
}

const forStaff = [getMe, getTwoFactor, getTasks].map((each) => url(each))

export const adminScreens: FirstScreens = {
  tokenKey,
  scripts: [],
  screens: {
    [paths.admin]: { calls: [...forStaff, url(getStats), url(getTrends, '?days=30')] },
    [paths.adminItems]: {
      calls: [...forStaff, url(adminListReports, '?page=1&limit=100&status=pending')],
      screen: 'ListReports',
    },
  },
}
