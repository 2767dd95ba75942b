import { fleetOwner, imeiOf, type Sizes } from '../tests/support/moderated-rows.ts'
import { emailOf, idOf } from './people-and-log.ts'

/** Where the list is whole, how far its last page lies depends on how long it is. */
type List = [name: string, path: (sizes: Sizes) => string]

const rowsPerWindow = 100
const lastPage = (rows: number) => Math.floor(rows / rowsPerWindow)

export const listsOfPeopleAndLog: List[] = [
  ['users', () => '/admin/users'],
  ['users by name', () => '/admin/users?sort=name'],
  ['users by e-mail, from z', () => '/admin/users?sort=-email'],
  ['users by last login', () => '/admin/users?sort=-lastLogin'],
  ['users: the last page', ({ people }) => `/admin/users?page=${lastPage(people)}`],
  ['users: admins', () => '/admin/users?role=admin'],
  ['users: ordinary ones, by name', () => '/admin/users?role=user&sort=name'],
  ['users: suspended', () => '/admin/users?status=suspended'],
  ['users: active users', () => '/admin/users?role=user&status=active'],
  ['users: search “a”', () => '/admin/users?search=a'],
  ['users: search “okafor”', () => '/admin/users?search=okafor&sort=name'],
  ['users: search an e-mail', ({ people }) => `/admin/users?search=${emailOf(people - 1)}`],
  ['users: search a number', () => '/admin/users?search=08000004'],
  ['users: admins called “ada”', () => '/admin/users?search=ada&role=admin'],
  ['logs', () => '/admin/logs'],
  ['logs: the last page', ({ people }) => `/admin/logs?page=${lastPage(people * 2)}`],
  ['logs: of a person', () => `/admin/logs?actor=${emailOf(7)}`],
  ['logs: log-ins of a person', () => `/admin/logs?action=login&actor=${emailOf(7)}`],
  [
    'logs: deleted assets of a person',
    () => `/admin/logs?entity=asset&action=delete&actor=${emailOf(7)}`,
  ],
  [
    'logs: moderated, of one person',
    () => `/admin/logs?entity=user&action=moderate&entityId=${idOf(7)}`,
  ],
  ['logs: of nobody', () => '/admin/logs?actor=nobody@example.com'],
  ['logs: deletions', () => '/admin/logs?action=delete'],
  ['logs: reports', () => '/admin/logs?entity=report'],
  ['logs: deleted assets (none)', () => '/admin/logs?entity=asset&action=delete'],
  ['logs: one day', () => '/admin/logs?from=2025-03-01&to=2025-03-01'],
  ['logs: log-ins of a month', () => '/admin/logs?action=login&from=2025-03-01&to=2025-03-31'],
]

export const listsOfThings: List[] = [
  ...itemLists(),
  ...assetLists(),
  ['disputes', () => '/admin/disputes'],
  ['disputes, oldest first', () => '/admin/disputes?sort=openedAt'],
  ['disputes: the last page', ({ others }) => `/admin/disputes?page=${lastPage(others)}`],
  ...filters('disputes', 'status', ['open', 'decided', 'lapsed']),
  ...filters('matches', 'state', ['suggested', 'open', 'refused', 'withdrawn', 'recovered']),
  ['matches, oldest first', () => '/admin/matches?sort=createdAt'],
  ['matches: the last page', ({ others }) => `/admin/matches?page=${lastPage(others / 5)}`],
  ['messages', () => '/admin/complaints'],
  ['messages, oldest first', () => '/admin/complaints?sort=createdAt'],
  ['messages: the last page', ({ others }) => `/admin/complaints?page=${lastPage(others)}`],
  ...filters('complaints', 'status', ['open', 'upheld', 'dismissed']),
  ...merchantLists(),
  ['checks', () => '/admin/checks'],
  ['checks, oldest first', () => '/admin/checks?sort=day'],
  ['checks: the last page', ({ others }) => `/admin/checks?page=${lastPage(others)}`],
  ['mail', () => '/admin/mail'],
  ['mail, oldest first', () => '/admin/mail?sort=failedAt'],
  ['mail: page 100', () => '/admin/mail?page=100'],
  ['search everything: “black”', () => '/admin/search?query=black'],
  ['search everything: “350”', () => '/admin/search?query=350'],
  ['search everything: an IMEI', () => `/admin/search?query=${imeiOf(7000)}`],
  ['tasks that wait', () => '/admin/tasks'],
  ['stats', () => '/admin/stats'],
]

function filters(list: string, filter: string, values: string[]): List[] {
  return values.map((value) => [`${list}: ${value}`, () => `/admin/${list}?${filter}=${value}`])
}

function itemLists(): List[] {
  return [
    ['items', () => '/admin/items'],
    ['items, oldest first', () => '/admin/items?sort=createdAt'],
    ['items: the last page', ({ people }) => `/admin/items?page=${lastPage(people)}`],
    ...filters('items', 'status', ['pending', 'active', 'inactive', 'archived']),
    ['items: pending, oldest first', () => '/admin/items?status=pending&sort=createdAt'],
    ['items: search “black”', () => '/admin/items?search=black'],
    ['items: pending “black”', () => '/admin/items?search=black&status=pending'],
    ['items: archived “zebra”', () => '/admin/items?search=zebra&status=archived'],
    ['items: search an IMEI', ({ people }) => `/admin/items?search=${imeiOf(people - 1)}`],
    ['items: pending of “350000”', () => '/admin/items?search=350000&status=pending'],
    ['items: of a person', () => `/admin/items?owner=${idOf(7000)}`],
    ['items: of a fleet', () => `/admin/items?owner=${idOf(fleetOwner)}`],
    ['items: pending of a fleet', () => `/admin/items?status=pending&owner=${idOf(fleetOwner)}`],
    ['items: “zebra” of a fleet', () => `/admin/items?search=zebra&owner=${idOf(fleetOwner)}`],
    [
      'items: pending “black” of a fleet',
      () => `/admin/items?search=black&status=pending&owner=${idOf(fleetOwner)}`,
    ],
  ]
}

function assetLists(): List[] {
  return [
    ['assets', () => '/admin/assets'],
    ['assets, oldest first', () => '/admin/assets?sort=createdAt'],
    ['assets: the last page', ({ people }) => `/admin/assets?page=${lastPage(people)}`],
    ...filters('assets', 'type', ['Gadget', 'Vehicle']),
    ['assets: disputed', () => '/admin/assets?disputed=true'],
    ['assets: disputed vehicles', () => '/admin/assets?disputed=true&type=Vehicle'],
    ['assets: search “black”', () => '/admin/assets?search=black'],
    ['assets: vehicles, “black”', () => '/admin/assets?search=black&type=Vehicle'],
    ['assets: search “zebra”', () => '/admin/assets?search=zebra'],
    ['assets: search an IMEI', ({ people }) => `/admin/assets?search=${imeiOf(people - 1)}`],
    ['assets: disputed “350000”', () => '/admin/assets?search=350000&disputed=true'],
    ['assets: of a person', () => `/admin/assets?owner=${idOf(7000)}`],
    ['assets: of a fleet', () => `/admin/assets?owner=${idOf(fleetOwner)}`],
    ['assets: vehicles of a fleet', () => `/admin/assets?type=Vehicle&owner=${idOf(fleetOwner)}`],
    ['assets: disputed of a fleet', () => `/admin/assets?disputed=true&owner=${idOf(fleetOwner)}`],
    [
      'assets: vehicles, “black”, of a fleet',
      () => `/admin/assets?search=black&type=Vehicle&owner=${idOf(fleetOwner)}`,
    ],
  ]
}

function merchantLists(): List[] {
  return [
    ['merchants', () => '/admin/merchants'],
    ['merchants, oldest first', () => '/admin/merchants?sort=appliedAt'],
    ['merchants: the last page', ({ others }) => `/admin/merchants?page=${lastPage(others)}`],
    ...filters('merchants', 'status', ['pending', 'verified', 'refused', 'suspended', 'expired']),
    ['merchants: search “bola”', () => '/admin/merchants?search=bola'],
    ['merchants: pending “bola”', () => '/admin/merchants?search=bola&status=pending'],
    ['merchants: search a CAC number', ({ others }) => `/admin/merchants?search=RC${others - 1}`],
    [
      'merchants: pending, a CAC number',
      ({ others }) => `/admin/merchants?search=RC${others - 1}&status=pending`,
    ],
  ]
}
