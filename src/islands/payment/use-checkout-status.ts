import { useEffect, useState } from 'react'
import { verifyPayment } from '../../api/payments/verify-payment.ts'
import { ApiError } from '../../api/problem.ts'
import { call } from '../session.ts'

type Verified = Awaited<ReturnType<typeof askFor>>

export type CheckoutStatus =
  | { status: 'none' | 'asking' | 'signed-out' }
  | { status: 'unknown'; message: string }
  | ({ status: Verified['status'] } & Omit<Verified, 'status'>)

async function askFor(reference: string) {
  return (await call(verifyPayment, { reference })).data
}

/** Three seconds while most payments arrive, then less often: a transfer may take minutes. */
const pausesMs = [3000, 3000, 3000, 3000, 5000, 5000, 10_000]
const lastPauseMs = 20_000
const maxAsked = 60

/** What became of a payment: asked again until that is decided. */
export function useCheckoutStatus(reference: string | null | undefined): CheckoutStatus {
  const [status, setStatus] = useState<CheckoutStatus>({ status: 'asking' })
  useEffect(() => {
    if (reference === undefined) return
    if (reference === null) return setStatus({ status: 'none' })
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async (asked: number) => {
      try {
        const found = await askFor(reference)
        if (isGone) return
        setStatus(found)
        if (found.status !== 'open') return
      } catch (error) {
        if (isGone || !(error instanceof ApiError)) return
        if (error.status === 401) return setStatus({ status: 'signed-out' })
        if (error.status < 500 && error.status !== 429 && error.status !== 0) {
          return setStatus({ status: 'unknown', message: error.message })
        }
      }
      if (asked < maxAsked) {
        timer = setTimeout(() => void ask(asked + 1), pausesMs[asked] ?? lastPauseMs)
      }
    }
    void ask(0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [reference])
  return status
}
