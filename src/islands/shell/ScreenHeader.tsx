import { atom } from 'nanostores'
import { type ReactNode, useEffect } from 'react'
import { siteName } from '../../site-name.ts'
import { cx } from '../../ui/cx.ts'

interface Props {
  title: string
  /** The title of the tab, if it differs from the title of the screen. */
  tabTitle?: string
  /** One secondary line below the title. */
  children?: ReactNode
  /** Actions at the end of the line. */
  action?: ReactNode
}

/** The header of a screen; it also sets the tab's title. */
export function ScreenHeader({ title, tabTitle = title, children, action }: Props) {
  useEffect(() => {
    document.title = `${tabTitle} · ${siteName}`
    $screenTitle.set(tabTitle)
  }, [tabTitle])

  return (
    <header
      className={cx(
        'mb-6 flex flex-wrap justify-between gap-x-4 gap-y-4 sm:items-center lg:mb-8',
        children ? 'items-start' : 'items-center',
      )}
    >
      <div className={cx('min-w-0 grow', children ? 'basis-56' : 'basis-36')}>
        <h1 className="text-3xl">{title}</h1>
        {children && <p className="mt-1.5 text-muted">{children}</p>}
      </div>
      {action}
    </header>
  )
}

/** The title of the screen, which is announced when another one takes its place. */
export const $screenTitle = atom('')
