import { Link } from '@tanstack/react-router'
import { ChevronRight, Code, type LucideIcon, Store } from 'lucide-react'
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
          <CardLink
            to={paths.merchants}
            icon={Store}
            title="Merchants"
            text="Shops, and your own listing"
          />
          <CardLink
            to={paths.apiKeys}
            icon={Code}
            title="Developers"
            text="Keys for your own programs"
          />
        </div>
      </div>
    </>
  )
}

function CardLink({
  to,
  icon: Icon,
  title,
  text,
}: {
  to: string
  icon: LucideIcon
  title: string
  text: string
}) {
  return (
    <Link to={to} className={cx(cardStyle, 'flex items-center gap-4 p-5 hover:border-ink')}>
      <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
      <span className="grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
