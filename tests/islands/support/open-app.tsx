import { render, screen } from '@testing-library/react'
import type { AssetRecord } from '../../../src/api/assets/asset-record.ts'
import type { ReportRecord } from '../../../src/api/reports/report-record.ts'
import type { UserRecord } from '../../../src/api/users/user-record.ts'
import { Admin } from '../../../src/islands/Admin.tsx'
import { Dashboard } from '../../../src/islands/Dashboard.tsx'
import { $session } from '../../../src/islands/session.ts'
import { $isLeaving } from '../../../src/islands/shell/guard.ts'
import { unsetDetails, unsetReportDetails } from '../../support/unset-details.ts'
import { type ApiCall, fakeApi, fakeUser, ok } from './fake-api.ts'

type Answerers = Parameters<typeof fakeApi>[0]

interface Options {
  user?: UserRecord
  /** The browser knows the user from an earlier visit. */
  isReturning?: boolean
  answers?: Answerers
}

/** Opens a URL of the dashboard or the admin area as a user with a stored token. */
export function openApp(
  path: string,
  { user = fakeUser(), isReturning = false, answers = {} }: Options = {},
): ApiCall[] {
  $session.set({ status: 'unknown' })
  // A test before may have logged out.
  $isLeaving.set(false)
  localStorage.setItem('AUTH_TOKEN', 'secret')
  if (isReturning) localStorage.setItem('AUTH_USER', JSON.stringify(user))
  else localStorage.removeItem('AUTH_USER')
  history.replaceState(null, '', path)
  const calls = fakeApi({
    'GET /auth/me': ok({ data: user }),
    'GET /assets': ok({ data: [] }),
    'GET /reports/user': ok({ data: [] }),
    'GET /tasks': ok({ data: [] }),
    ...answers,
  })
  render(path.startsWith('/admin') ? <Admin /> : <Dashboard />)
  return calls
}

/** Waits for the screen's title. */
export function title(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 })
}

export function gadget(more: Partial<AssetRecord> = {}): AssetRecord {
  return {
    id: 'phone',
    name: 'My black iPhone',
    type: 'Gadget',
    description: 'Black',
    imageUrl: null,
    receiptUrl: null,
    uuidType: 'imei1',
    uuid: '356938035643809',
    brand: 'Apple',
    ...unsetDetails,
    createdAt: 0,
    ...more,
  }
}

export function report(more: Partial<ReportRecord> = {}): ReportRecord {
  return {
    id: 'report',
    uuid: 'report',
    assetId: 'phone',
    status: 'Lost',
    stage: 'active',
    name: 'My black iPhone',
    description: 'Left in a keke',
    assetImageUrl: null,
    ...unsetReportDetails,
    createdAt: 0,
    ...more,
  }
}
