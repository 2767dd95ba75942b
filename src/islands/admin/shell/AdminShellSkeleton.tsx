import { ShellSkeleton } from '../../shell/ShellSkeleton.tsx'
import { AdminHeaderSkeleton } from '../header/AdminHeaderSkeleton.tsx'

/** The back office until the user is known to be signed in. */
export function AdminShellSkeleton() {
  return <ShellSkeleton header={<AdminHeaderSkeleton />} />
}
