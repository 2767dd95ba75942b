import { CloudOff } from 'lucide-react'
import { offlineFormWords } from '../../locales/en/screens/dashboard/offline-form.ts'
import { Notice } from '../forms/Notice.tsx'
import { deviceLabel } from './device-label.ts'
import { useIsOnline } from './offline/use-is-online.ts'

/** Tells an offline user that the form works without a connection. */
export function OfflineNotice() {
  if (useIsOnline()) return null
  return <Notice icon={CloudOff}>{offlineFormWords.writeNow[deviceLabel()]}</Notice>
}
