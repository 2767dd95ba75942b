import type { UserRecord } from '../../../api/users/user-record.ts'
import { Avatar } from '../../../ui/Avatar.tsx'

type Named = Pick<UserRecord, 'firstName' | 'lastName' | 'profilePicture'>

export function UserAvatar({ user, className }: { user: Named; className: string }) {
  const { firstName, lastName, profilePicture } = user
  return <Avatar {...{ firstName, lastName, className }} src={profilePicture} />
}
