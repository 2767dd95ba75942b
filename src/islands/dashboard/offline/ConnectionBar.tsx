import { WifiOff } from 'lucide-react'
import { offlineWords } from '../../../locales/en/screens/dashboard/offline.ts'
import { useWords } from '../../words/use-words.ts'
import { useIsOnline } from './use-is-online.ts'

/** Shown on every screen while there is no connection. */
export function ConnectionBar() {
  const words = useWords('offlineWords', offlineWords)
  const isOnline = useIsOnline()
  return (
    <p
      role="status"
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 mt-6 flex items-center gap-2.5 rounded-lg border border-line bg-surface px-4 py-3 text-sm font-medium shadow-float empty:hidden lg:bottom-4"
    >
      {!isOnline && (
        <>
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {words.noConnection}
        </>
      )}
    </p>
  )
}
