import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { paths } from '../../paths.ts'

export function NotStaff() {
  return (
    <main className="m-auto grid max-w-form justify-items-center gap-5 p-8 text-center">
      <Logo />
      <h1 className="text-2xl">{adminShellWords.staffOnly}</h1>
      <a href={paths.dashboard} className={buttonStyle()}>
        {adminShellWords.goToDashboard}
      </a>
    </main>
  )
}
