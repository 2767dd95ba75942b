import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../api/problem.ts'
import { longDate } from '../locales/en/dates.ts'
import { checkoutMessages, paymentPageText } from '../locales/en/payments.ts'
import { site } from '../site.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { loginPath, paths } from './paths.ts'
import { call } from './session.ts'

/** Pauses between requests. Most payments arrive in seconds, a bank transfer after minutes. */
const pausesMs = [3000, 3000, 3000, 3000, 5000, 5000, 10_000]
const lastPauseMs = 20_000
const maxRetries = 60

/** Shown after the return from the payment provider. It polls until the payment is final. */
export const CheckoutStatus = withErrorBoundary(function CheckoutStatus() {
  const [reference, setReference] = useState<string | null>()
  useEffect(() => setReference(new URLSearchParams(location.search).get('reference')), [])
  const found = useCheckoutStatus(reference)
  const { icon: Icon, title, lines, link } = viewOf(found, reference ?? '')
  return (
    <div className="mt-4 grid gap-5">
      <div role="status" className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <div className="grid gap-2">
          <p className="font-semibold">{title}</p>
          {lines.map((line) => (
            <p key={line} className="text-sm text-muted">
              {line}
            </p>
          ))}
        </div>
      </div>
      {link && (
        <a href={link.href} className={buttonStyle({ wide: true })}>
          {link.text}
        </a>
      )}
    </div>
  )
})

interface View {
  icon: LucideIcon
  title: string
  lines: readonly string[]
  link?: { href: string; text: string }
}

const again = { href: paths.payment, text: 'Try again' }
const account = { href: paths.account, text: 'See your plan' }

function viewOf(found: PaymentStatus, reference: string): View {
  switch (found.status) {
    case 'asking':
      return { icon: Hourglass, title: paymentPageText.waiting, lines: [] }
    case 'none':
      return { icon: CircleX, title: paymentPageText.noReference, lines: [], link: account }
    case 'signed-out':
      return {
        icon: CircleX,
        title: paymentPageText.loginFirst,
        lines: [paymentPageText.stillWaiting],
        link: {
          href: loginPath(
            typeof location === 'undefined' ? '' : location.pathname + location.search,
          ),
          text: 'Log in',
        },
      }
    case 'unknown':
      return { icon: CircleX, title: found.message, lines: [], link: account }
    case 'open':
      return {
        icon: Hourglass,
        title: checkoutMessages.open,
        lines: [paymentPageText.stillWaiting],
        link: account,
      }
    case 'paid': {
      const { plan, endsAt } = found
      const until = endsAt === null ? [] : [paymentPageText.until({ plan, date: longDate(endsAt) })]
      return {
        icon: CircleCheck,
        title: checkoutMessages.paid,
        lines: [...until, paymentPageText.receiptMailed],
        link: account,
      }
    }
    case 'refused':
      return {
        icon: CircleX,
        title: checkoutMessages.refused,
        lines: [paymentPageText.reference({ reference })],
        link: {
          href: `mailto:${site.email}?subject=${encodeURIComponent(reference)}`,
          text: 'Contact us',
        },
      }
    default:
      return { icon: CircleX, title: checkoutMessages[found.status], lines: [], link: again }
  }
}

type Verified = Awaited<ReturnType<typeof fetchPayment>>

type PaymentStatus =
  | { status: 'none' | 'asking' | 'signed-out' }
  | { status: 'unknown'; message: string }
  | ({ status: Verified['status'] } & Omit<Verified, 'status'>)

async function fetchPayment(reference: string) {
  return (await call('POST /payments/verify', { reference })).data
}

/** Polls the status of a payment until it is final. */
function useCheckoutStatus(reference: string | null | undefined): PaymentStatus {
  const [status, setStatus] = useState<PaymentStatus>({ status: 'asking' })
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
