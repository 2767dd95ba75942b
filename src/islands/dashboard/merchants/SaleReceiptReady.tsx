import { useEffect, useRef } from 'react'
import { saleReceiptWords as words } from '../../../locales/en/screens/dashboard/sale-receipt.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/Card.tsx'
import { proofPath } from '../../proofs/proof-paths.ts'
import { CopyButton } from '../CopyButton.tsx'

/** A finished receipt: its number, its PDF, its page. */
export function SaleReceiptReady({ number, onAnother }: { number: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const url = `${window.location.host}${proofPath}`
  return (
    <Card className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.ready}
      </h2>
      <p className="flex items-center gap-2">
        <span translate="no" className="font-mono text-2xl font-medium">
          {number}
        </span>
        <CopyButton text={number} name={words.receiptNumber} />
      </p>
      <p>{fill(words.readyAbout, { number, address: url })}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`/api/verify/proof/${number}/pdf`} className={buttonStyle()}>
          {words.pdf}
        </a>
        <a href={`${proofPath}#${number}`} className={buttonStyle({ variant: 'secondary' })}>
          {words.open}
        </a>
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </Card>
  )
}
