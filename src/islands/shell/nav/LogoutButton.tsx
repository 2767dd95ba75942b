import LogOut from 'lucide-react/icons/log-out'
import { leave } from '../guard.ts'
import { useNavigationWords } from './navigation-words.ts'

export function LogoutButton({ className }: { className: string }) {
  const words = useNavigationWords()
  return (
    <button type="button" onClick={() => void leave(words.loggedOut)} className={className}>
      <LogOut aria-hidden="true" />
      {words.logout}
    </button>
  )
}
