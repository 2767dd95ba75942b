import { Link } from '@tanstack/react-router'
import { ChevronRight, Store } from 'lucide-react'
import { cardStyle } from '../../ui/card-style.ts'
import { cx } from '../../ui/cx.ts'
import { paths } from '../paths.ts'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { Plan } from './Plan.tsx'
import { Profile } from './Profile.tsx'
import { Settings } from './Settings.tsx'

export function Account() {
  return (
    <>
      <ScreenHeader title="Account" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
          <Profile />
          <Settings />
        </div>
        <div className="grid gap-6 lg:gap-8">
          <Plan />
          <Link
            to={paths.merchants}
            className={cx(cardStyle, 'flex items-center gap-4 p-5 hover:border-ink')}
          >
            <Store aria-hidden="true" className="size-6 shrink-0 text-brand" />
            <span className="grow">
              <span className="block font-semibold">Merchants</span>
              <span className="block text-sm text-muted">Shops, and your own listing</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
          </Link>
        </div>
      </div>
    </>
  )
}
