import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import House from 'lucide-react/icons/house'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import ScanSearch from 'lucide-react/icons/scan-search'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import type { TaskKind } from '../../domain/notifications/tasks.ts'
import { dashboardWords } from '../../locales/en/screens/dashboard/shell.ts'
import { navigationWords } from '../../locales/en/screens/navigation.ts'
import { sharedWords } from '../../locales/en/screens/shared.ts'
import { langOf } from '../../locales/page-language.ts'
import { fill } from '../../locales/texts.ts'
import { paths } from '../paths.ts'
import { $failureWords } from '../session.ts'
import { endLastScreen } from '../shell/loading/last-screen.ts'
import { optionalPart } from '../shell/loading/lazy-component.ts'
import { BellIcon } from '../shell/nav/BellIcon.tsx'
import { type NavLink, useCurrent } from '../shell/nav/NavLinks.tsx'
import { NavigationWords } from '../shell/nav/navigation-words.ts'
import { $page, $shown } from '../shell/routing/route.ts'
import { Shell } from '../shell/Shell.tsx'
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx'
import { SharedWords } from '../shell/shared-words.ts'
import { useFailureWords, useLanguage, useWords } from '../words/use-words.ts'
import { pollEveryMs, tasksQuery, unreadQuery } from './notifications/queries.ts'

/** The first four links are also in a phone's bar. */
const linksOf = (words: typeof dashboardWords, counts: TaskCounts): readonly NavLink[] => [
  { to: paths.dashboard, label: words.home, icon: House, exact: true },
  { to: paths.reports, label: words.reports, icon: Megaphone },
  { to: paths.assets, label: words.assets, icon: Package, count: counts.assets },
  { to: paths.matches, label: words.messages, icon: MessageCircle, count: counts.messages },
  { to: paths.transfers, label: words.transfers, icon: ArrowRightLeft, count: counts.transfers },
  { to: paths.verifyBatch, label: words.check, icon: ScanSearch },
  { to: paths.merchants, label: words.merchants, icon: Store },
  { to: paths.account, label: words.account, icon: UserRound },
]

// Loaded on demand: it shows nothing at first.
const OfflineSync = optionalPart(
  async () => (await import('./offline/OfflineSync.tsx')).OfflineSync,
)

// Loaded on demand: English needs no notice.
const NewTranslation = optionalPart(
  async () => (await import('../words/NewTranslation.tsx')).NewTranslation,
)

/** Screens in the account’s language; the others are in English. */
const translated = [paths.reports, paths.notifications, paths.newFind]

function isTranslated(path: string): boolean {
  return path === paths.dashboard || translated.some((each) => path.startsWith(each))
}

export function DashboardShell({ children }: { children: ReactNode }) {
  const { language, isLoading } = useLanguage()
  const words = useWords('dashboardWords', dashboardWords)
  const navigation = useWords('navigationWords', navigationWords)
  const shared = useWords('sharedWords', sharedWords)
  const path = useStore($page)?.path ?? ''
  const counts = useTaskCounts()
  const hasStarted = useRef(false)
  const isStarting = useStore($shown) === undefined || isLoading
  // Also for a screen that failed.
  useLayoutEffect(() => {
    if (!isStarting) endLastScreen()
  }, [isStarting])
  const isForeign = language !== 'en' && isTranslated(path)

  const failures = useFailureWords()
  useEffect(() => $failureWords.set(isForeign ? failures : null), [isForeign, failures])

  useEffect(() => {
    document.documentElement.lang = langOf(language)
  }, [language])

  // The skeleton is for the first load only: a later change of the language keeps the screen.
  if (isLoading && !hasStarted.current) return <ShellSkeleton />
  hasStarted.current = true
  const links = linksOf(words, counts)
  return (
    <NavigationWords value={navigation}>
      <Shell
        name={words.dashboard}
        links={links}
        barLinks={links.slice(0, 4)}
        bell={<NotificationsBell />}
        screenLang={langOf(isForeign ? language : 'en')}
      >
        <SharedWords value={isForeign ? shared : sharedWords}>{children}</SharedWords>
        <Suspense>
          {isForeign && <NewTranslation language={language} />}
          <OfflineSync />
        </Suspense>
      </Shell>
    </NavigationWords>
  )
}

/** The link to the notifications, with the number of unread ones. */
function NotificationsBell() {
  const words = useWords('dashboardWords', dashboardWords)
  const { data: unread = 0 } = useQuery(unreadQuery)
  const currentOf = useCurrent()
  return (
    <a
      href={paths.notifications}
      aria-current={currentOf(paths.notifications)}
      aria-label={unread > 0 ? fill(words.notificationsUnread, { unread }) : words.notifications}
      className="relative grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-[current=page]:text-brand"
    >
      <BellIcon count={unread} className="end-0 top-0" />
    </a>
  )
}

const kindsIn = {
  messages: ['label-message'],
  transfers: ['transfer'],
  assets: ['evidence'],
} as const satisfies Record<string, readonly TaskKind[]>

/** The number of tasks in each part of the dashboard; empty until it is known. */
type TaskCounts = Partial<Record<keyof typeof kindsIn, number>>

/** Refetched as often as the count of the bell; empty after a failure. */
function useTaskCounts(): TaskCounts {
  const { data, isError } = useQuery({ ...tasksQuery, refetchInterval: pollEveryMs })
  if (!data || isError) return {}
  const count = (kinds: readonly TaskKind[]) =>
    data.filter(({ kind }) => kinds.includes(kind)).length
  // Of one match there may be a question, a message and the news of it.
  const matches = data.filter(({ href }) => href.startsWith(`${paths.matches}/`))
  return {
    messages: count(kindsIn.messages) + new Set(matches.map(({ href }) => href)).size,
    transfers: count(kindsIn.transfers),
    assets: count(kindsIn.assets),
  }
}
