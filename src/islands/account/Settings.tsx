import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'
import { EraseMyAccount } from './EraseMyAccount.tsx'
import { Sessions } from './Sessions.tsx'

export function Settings() {
  return (
    <Card flush>
      <section aria-labelledby="settings">
        <h2 id="settings" className="px-5 pt-5 pb-2 text-xl sm:px-6">
          Settings
        </h2>
        <Fold title="Change password">
          <ChangePassword />
        </Fold>
        <Fold title="Where you are signed in">
          <Sessions />
        </Fold>
        <Fold title="Download my data">
          <DownloadMyData />
        </Fold>
        <Fold title="Delete my account">
          <EraseMyAccount />
        </Fold>
      </section>
    </Card>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-14 items-center gap-4 px-5 py-3 font-semibold hover:text-brand focus-visible:-outline-offset-3 sm:px-6">
        {title}
        <Plus
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      <div className="px-5 pt-1 pb-6 sm:px-6">{children}</div>
    </details>
  )
}
