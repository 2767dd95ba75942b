import type { Plugin } from 'vite'

/** What so many entries and screens need is in one chunk. */
const frequentUses = 5
/** Characters of a module that is worth no file of its own. */
const shortLength = 4000
const libraries = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})(?:/|$)`)
/** With the script by which Astro starts an island. */
const react = libraries('react', 'react-dom', 'scheduler', '@astrojs/react/dist/client\\.js')
const query = libraries('@tanstack/react-query', '@tanstack/query-core')
const translations = libraries('@nanostores/i18n')
const storesAndCalls = libraries('nanostores', '@nanostores/react', 'ky')
/** What every icon is drawn with. */
const iconBase = libraries('lucide-react/dist/esm/(?!icons/)[\\w.]+')
const table = libraries(
  '@tanstack/(?:react-table|table-core|react-virtual|virtual-core|react-store|store)',
  'use-sync-external-store',
)
const schemas =
  /\/node_modules\/zod\/|\/src\/api\/(?!(?:http|endpoint|problem|invalid|contracts|admin-lists)\.)[\w-]+\.ts$|\/src\/domain\/parse-day\.ts$/

const icons = libraries('lucide-react/dist/esm/icons')

const contract = /\/src\/api\/[\w-]+\//

const isDashboard = (id: string) => id.endsWith('/src/islands/Dashboard.tsx')
const isAdmin = (id: string) => id.endsWith('/src/islands/Admin.tsx')
/** Every page runs it before anything else. */
const isStart = (id: string) => id.endsWith('/page.js')
// Screens that are often opened first.
const isNewReport = (id: string) => id.endsWith('/CreateReport.tsx')
const isNewAsset = (id: string) => id.endsWith('/CreateAsset.tsx')
const isItems = (id: string) => id.endsWith('/admin/reports/ListReports.tsx')
const isPageScript = (id: string) => !/\.tsx$|\/client\.js$/.test(id)

/** Our modules that entries import, and icons by their own files; `all` with what they load later. */
type Reached = Record<
  | 'start'
  | 'pages'
  | 'islands'
  | 'newReport'
  | 'newAsset'
  | 'items'
  | 'dashboard'
  | 'admin'
  | 'allDashboard'
  | 'allAdmin',
  Set<string>
>

/**
 * Few chunks for the apps: the libraries, what public pages use too, what both apps use, each app with
 * its first screen, and what many further screens use. Public pages load none of an app's own. First
 * screens import their icons one by one, from `lucide-react/icons`.
 */
export function appChunks() {
  let reached: Reached
  const isFirst = (id: string) => reached.dashboard.has(id) || reached.admin.has(id)
  const plugin = {
    name: 'app-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    // Astro’s own setting does not let a chunk have more than its entry exports.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry)
      const reachedBy = (is: (id: string) => boolean, isDeep = false, roots = entries) => {
        const found = new Set(roots.filter(is))
        for (const id of found) {
          const info = this.getModuleInfo(id)
          const imported = info?.importedIds ?? []
          const later = isDeep ? (info?.dynamicallyImportedIds ?? []) : []
          for (const next of [...imported, ...later])
            if (isOurs(next) || icons.test(next)) found.add(next)
        }
        return found
      }
      reached = {
        start: reachedBy(isStart),
        pages: reachedBy(isPageScript),
        islands: reachedBy((id) => id.endsWith('.tsx') && !isDashboard(id) && !isAdmin(id), true),
        newReport: reachedBy(isNewReport, false, ids),
        newAsset: reachedBy(isNewAsset, false, ids),
        items: reachedBy(isItems, false, ids),
        dashboard: reachedBy(isDashboard),
        admin: reachedBy(isAdmin),
        allDashboard: reachedBy(isDashboard, true),
        allAdmin: reachedBy(isAdmin, true),
      }
      const isShort = (id: string) => (this.getModuleInfo(id)?.code ?? '').length < shortLength
      for (const id of reached.pages) if (isFirst(id) && isShort(id)) reached.start.add(id)
    },
  } satisfies Plugin
  const by = (name: keyof Reached) => (id: string) => reached[name].has(id)
  const isOfBoth = (id: string) => reached.allDashboard.has(id) && reached.allAdmin.has(id)
  /** What many share must not load the schemas that one form needs. */
  const many = (test: (id: string) => boolean) => ({
    test: (id: string) => !contract.test(id) && test(id),
    minShareCount: frequentUses,
  })
  // A module is in the first group that it fits. `alone`: without what it imports.
  const alone = { includeDependenciesRecursively: false }
  /** What no public page has, and only one app. */
  const isOwn = (screen: 'items' | 'newAsset') => (id: string) =>
    reached[screen].has(id) && !isOfBoth(id) && !reached.islands.has(id) && !contract.test(id)
  const groups = [
    { name: 'react', test: react },
    { name: 'page', test: by('start') },
    { name: 'page', test: by('pages'), entriesAware: true },
    { name: 'schemas', test: schemas, ...alone },
    // The dashboard needs it first; the back office and public pages need it later.
    {
      name: 'item',
      test: (id: string) =>
        reached.dashboard.has(id) &&
        !reached.admin.has(id) &&
        (reached.islands.has(id) || isOfBoth(id)),
      ...alone,
    },
    {
      name: 'shared',
      test: (id: string) =>
        storesAndCalls.test(id) || iconBase.test(id) || (reached.islands.has(id) && isFirst(id)),
      ...alone,
    },
    {
      name: 'framework',
      test: (id: string) =>
        query.test(id) ||
        translations.test(id) ||
        (isFirst(id) && (isOfBoth(id) || icons.test(id) || id.includes('/src/domain/'))),
      ...alone,
    },
    { name: 'dashboard', test: by('dashboard'), ...alone },
    { name: 'admin', test: by('admin'), ...alone },
    { name: 'table', test: table },
    {
      name: 'identifiers',
      test: /\/src\/(?:domain\/(?:identifiers|channels)\/|.*\/asset-identifiers\.ts$)/,
      minShareCount: frequentUses,
    },
    {
      name: 'forms',
      test: (id: string) =>
        reached.newReport.has(id) &&
        (reached.islands.has(id) || isOfBoth(id)) &&
        !contract.test(id),
      minShareCount: 2,
    },
    {
      name: 'new-report',
      test: (id: string) =>
        reached.newReport.has(id) && !isOfBoth(id) && !/\/src\/(?:api|domain)\//.test(id),
      ...alone,
      minShareCount: 2,
    },
    { name: 'form-parts', ...many(by('islands')) },
    { name: 'parts', ...many((id) => icons.test(id) || isOfBoth(id)) },
    { name: 'icons', test: icons, minShareCount: 2 },
    { name: 'dashboard-parts', ...many(by('allDashboard')) },
    { name: 'admin-parts', ...many(by('allAdmin')) },
    { name: 'items', test: isOwn('items'), ...alone },
    {
      name: 'assets',
      test: (id: string) => reached.newAsset.has(id) && contract.test(id),
      ...alone,
      minShareCount: 2,
    },
    {
      name: 'asset-form',
      test: (id: string) => isOwn('newAsset')(id) && /\/assets\/form\//.test(id),
      ...alone,
    },
    { name: 'asset-parts', test: isOwn('newAsset'), ...alone },
  ].map((group, index) => ({ ...group, priority: 100 - index }))
  // The bundler adds the names of all entries that need a chunk to that of a group.
  const chunkFileNames = ({ name }: { name: string }) =>
    `_astro/${name.startsWith('page_') ? 'page' : '[name]'}.[hash].js`
  return { plugin, output: { codeSplitting: { groups }, chunkFileNames } }
}

const isOurs = (id: string) => id.includes('/src/') && !/\.css\b/.test(id)
