import { History } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { useSharedWords } from '../../shell/shared-words.ts'
import { Notice } from '../Notice.tsx'

/** Explains why a new form is not empty, and offers to empty it. */
export function SavedDraftMessage({ onStartOver }: { onStartOver: () => void }) {
  const words = useSharedWords()
  return (
    <Notice
      icon={History}
      action={
        <Button variant="quiet" className="-my-1 -me-2 px-2" onClick={onStartOver}>
          {words.startOver}
        </Button>
      }
    >
      {words.keptWhatYouTyped}
    </Notice>
  )
}
