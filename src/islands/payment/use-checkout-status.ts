import { useEffect, useState } from 'react'
import { verifyPayment } from '../../api/payments/verify-payment.ts'
import { ApiError } from '../../api/problem.ts'
import { call } from '../session.ts'

type Verified = Awaited<ReturnType<typeof fetchPayment>>

export type CheckoutStatus =
  | { status: 'none' | 'asking' | 'signed-out' }
  | { status: 'unknown'; message: string }
  | ({ status: Verified['status'] } & Omit<Verified, 'status'>)

async function fetchPayment(reference: string) {
  return (await call(verifyPayment, { reference })).data
}

/** Pauses between requests. Most payments arrive in seconds, a bank transfer after minutes. */
const pausesMs = [3000, 3000, 3000, 3000, 5000, 5000, 10_000]
const lastPauseMs = 20_000
const maxRetries = 60

/** Polls the status of a payment until it is final. */
export function useCheckoutStatus(reference: string | null | undefined): CheckoutStatus {
  const [status, setStatus] = useState<CheckoutStatus>({ status: 'asking' })
  useEffect(() => {
    if (reference === undefined) return
    if (reference === null) return setStatus({ status: 'none' })
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const poll = async (retries: number) => {
      try {
        const found = await fetchPayment(reference)
        if (isUnmounted) return
        setStatus(found)
        if (found.status !== 'open') return
      } catch (error) {
        if (isUnmounted || !(error instanceof ApiError)) return
        if (error.status === 401) return setStatus({ status: 'signed-out' })
        if (error.status < 500 && error.status !== 429 && error.status !== 0) {
          return setStatus({ status: 'unknown', message: error.message })
        }
      }
      if (retries < maxRetries) {
        timer = setTimeout(() => void poll(retries + 1), pausesMs[retries] ?? lastPauseMs)
      }
    }
    void poll(0)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [reference])
  return status
}
