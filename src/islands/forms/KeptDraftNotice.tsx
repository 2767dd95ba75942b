import { History } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from './Notice.tsx'

export function KeptDraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      icon={History}
      action={
        <Button variant="quiet" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      We kept what you typed before.
    </Notice>
  )
}
