import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../Notice.tsx'

/** The text and the button of `SavedDraftNotice`. */
export function SavedDraftMessage({ onStartOver }: { onStartOver: () => void }) {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null

  function startOver() {
    onStartOver()
    setIsShown(false)
  }

  return (
    <Notice
      icon={History}
      action={
        <Button variant="quiet" onClick={startOver}>
          Start over
        </Button>
      }
    >
      We kept what you typed before.
    </Notice>
  )
}
