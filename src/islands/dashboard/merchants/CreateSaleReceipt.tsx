import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { saleReceiptWords as words } from '../../../locales/en/screens/dashboard/sale-receipt.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { SaleReceiptForm } from './SaleReceiptForm.tsx'
import { SaleReceiptReady } from './SaleReceiptReady.tsx'

/** Makes the receipt of a sale, for verified businesses. */
export function CreateSaleReceipt() {
  const { business } = useUser()
  const [number, setNumber] = useState<string | null>(null)
  if (business?.status !== 'verified') return <Navigate to={paths.merchants} replace />
  return (
    <div className="max-w-xl">
      <BackLink to={paths.merchants}>{merchantWords.merchants}</BackLink>
      <ScreenHeader title={words.title}>{words.about}</ScreenHeader>
      {number === null ? (
        <SaleReceiptForm onMade={setNumber} />
      ) : (
        <SaleReceiptReady number={number} onAnother={() => setNumber(null)} />
      )}
    </div>
  )
}
