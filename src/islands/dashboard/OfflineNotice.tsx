import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { offlineFormWords } from '../../locales/en/screens/dashboard/offline-form.ts'
import { Notice } from '../forms/Notice.tsx'
import { useWords } from '../words/use-words.ts'
import { deviceLabel } from './device-label.ts'

/** Tells an offline user that the form works without a connection. */
export function OfflineNotice() {
  const words = useWords('offlineFormWords', offlineFormWords)
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  if (isOnline) return null
  return <Notice icon={CloudOff}>{words.writeNow[deviceLabel()]}</Notice>
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
