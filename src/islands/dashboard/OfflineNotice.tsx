import { CloudOff } from 'lucide-react'
import { offlineFormWords } from '../../locales/en/screens/dashboard/offline-form.ts'
import { Notice } from '../forms/Notice.tsx'
import { useWords } from '../words/use-words.ts'
import { deviceLabel } from './device-label.ts'
import { useIsOnline } from './offline/use-is-online.ts'

/** Tells an offline user that the form works without a connection. */
export function OfflineNotice() {
  const words = useWords('offlineFormWords', offlineFormWords)
  if (useIsOnline()) return null
  return <Notice icon={CloudOff}>{words.writeNow[deviceLabel()]}</Notice>
}
