import { LogOut } from 'lucide-react'
import { leave } from '../guard.ts'

export function LogoutButton({ className }: { className: string }) {
  return (
    <button type="button" onClick={() => void leave()} className={className}>
      <LogOut aria-hidden="true" />
      Logout
    </button>
  )
}
