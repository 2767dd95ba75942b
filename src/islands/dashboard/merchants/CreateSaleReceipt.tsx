import { useState } from 'react'
import { saleReceiptWords as words } from '../../../locales/en/screens/dashboard/sale-receipt.ts'
import { SaleReceiptForm } from './SaleReceiptForm.tsx'
import { SaleReceiptReady } from './SaleReceiptReady.tsx'
import { VerifiedOnly } from './VerifiedOnly.tsx'

/** Creates the receipt of a sale, for verified businesses. */
export function CreateSaleReceipt() {
  const [number, setNumber] = useState<string | null>(null)
  return (
    <VerifiedOnly title={words.title} about={words.about} className="max-w-xl">
      {() =>
        number === null ? (
          <SaleReceiptForm onMade={setNumber} />
        ) : (
          <SaleReceiptReady number={number} onAnother={() => setNumber(null)} />
        )
      }
    </VerifiedOnly>
  )
}
