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
        <Button variant="quiet" onClick={onStartOver}>
          {words.startOver}
        </Button>
      }
    >
      {words.keptWhatYouTyped}
    </Notice>
  )
}
