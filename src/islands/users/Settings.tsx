import { type ComponentType, Suspense, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Fold } from '../../ui/sections/Fold.tsx'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { Sessions } from './Sessions.tsx'

// Loaded on demand: forms are most of this screen's script, and most visits open none.
const ChangePassword = lazyComponent(() => import('./ChangePassword.tsx'), 'ChangePassword')
const DownloadMyData = lazyComponent(() => import('./DownloadMyData.tsx'), 'DownloadMyData')
const LanguageChoice = lazyComponent(() => import('./LanguageChoice.tsx'), 'LanguageChoice')
const SignInSecurity = lazyComponent(() => import('./SignInSecurity.tsx'), 'SignInSecurity')
const PushDevices = lazyComponent(() => import('../push/PushDevices.tsx'), 'PushDevices')
const EraseMyAccount = lazyComponent(() => import('./EraseMyAccount.tsx'), 'EraseMyAccount')

const folds: readonly { title: string; Content: ComponentType }[] = [
  { title: 'Language', Content: LanguageChoice },
  { title: 'Change password', Content: ChangePassword },
  { title: 'Sign-in security', Content: SignInSecurity },
  { title: 'Where you are signed in', Content: Sessions },
  { title: 'Notifications on your devices', Content: PushDevices },
  { title: 'Download my data', Content: DownloadMyData },
  { title: 'Delete my account', Content: EraseMyAccount },
]

export function Settings() {
  return (
    <Card flush>
      <section aria-labelledby="settings">
        <h2 id="settings" className="px-5 pt-5 pb-2 text-xl sm:px-6">
          Settings
        </h2>
        {folds.map((fold) => (
          <Setting key={fold.title} {...fold} />
        ))}
      </section>
    </Card>
  )
}

function Setting({ title, Content }: { title: string; Content: ComponentType }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Fold title={title} onToggle={() => setWasOpened(true)}>
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-md" />}>
        {wasOpened && <Content />}
      </Suspense>
    </Fold>
  )
}
