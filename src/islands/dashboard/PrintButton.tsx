import { Printer } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'

export function PrintButton({ text }: { text: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {text}
    </Button>
  )
}
