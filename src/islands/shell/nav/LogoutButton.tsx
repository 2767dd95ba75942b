import { LogOut } from 'lucide-react'
import { navigationWords } from '../../../locales/en/screens/navigation.ts'
import { leave } from '../guard.ts'

export function LogoutButton({ className }: { className: string }) {
  return (
    <button type="button" onClick={() => void leave()} className={className}>
      <LogOut aria-hidden="true" />
      {navigationWords.logout}
    </button>
  )
}
