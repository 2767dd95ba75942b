import { useEffect, useRef } from 'react'
import { developerWords } from '../../locales/en/screens/developers.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/Card.tsx'
import { consolePath } from '../paths.ts'
import { CopyButton } from '../shell/CopyButton.tsx'

export interface MadeKey {
  name: string
  secret: string
}

/** A new key, which is never shown again. */
export function RevealKey({ name, secret, onDone }: MadeKey & { onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="grid gap-4 border-brand">
      <div className="grid gap-1">
        <h2 className="text-xl" tabIndex={-1} ref={heading}>
          {developerWords.copyNow}
        </h2>
        <p className="text-sm text-muted">{developerWords.shownOnce}</p>
      </div>
      <div className="flex items-center gap-2 rounded-md bg-sunken py-3 ps-4 pe-1">
        <code className="min-w-0 grow font-mono text-sm break-all select-all">{secret}</code>
        <CopyButton text={secret} name={fill(developerWords.copyKey, { name })} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDone}>{developerWords.stored}</Button>
        <a
          href={consolePath}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: 'secondary' })}
        >
          {developerWords.tryIt}
        </a>
      </div>
    </Card>
  )
}
