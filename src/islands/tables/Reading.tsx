import { tableWords } from '../../locales/en/screens/tables.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'

interface Props {
  label?: string
  value?: number | undefined
  max?: number
  onStop: () => void
}

/** Work that takes a while, how far it is, and a way to stop it. */
export function Reading({ label = tableWords.reading, value, max = 1, onStop }: Props) {
  return (
    <Card>
      <p role="status" className="mb-3 font-medium">
        {label}
      </p>
      <ProgressBar label={label} value={value} max={max} />
      <Button variant="secondary" className="mt-4" onClick={onStop}>
        {tableWords.stop}
      </Button>
    </Card>
  )
}
