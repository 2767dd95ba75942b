import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/links.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'

interface Props {
  words: { back: string; title: string; about: string }
  /** The button that adds an entry; null if the empty list shows it. */
  add: ReactNode
  children: ReactNode
}

/** A list for developers, with a link back to their API keys. */
export function DeveloperScreen({ words, add, children }: Props) {
  return (
    <>
      <BackLink to={paths.apiKeys}>{words.back}</BackLink>
      <ScreenHeader title={words.title} action={add}>
        {words.about}
      </ScreenHeader>
      <div className="mb-4 empty:hidden">
        <UnverifiedNotice />
      </div>
      {children}
    </>
  )
}

export function AddButton({ text, onAdd }: { text: string; onAdd: () => void }) {
  return (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" className="size-5" />
      {text}
    </Button>
  )
}
