import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkoutPage, overviewPage } from './local-paystack-pages.ts'

/** The choices on the checkout page. */
export const choices = {
  success: 'Pay: success',
  failure: 'Pay: the bank declines',
  abandon: 'Leave without paying',
  late: 'Pay: success, the webhook comes late',
  lost: 'Pay: success, the webhook is lost',
  duplicate: 'Pay: success, the webhook comes three times',
} as const
export type Choice = keyof typeof choices

export interface LocalTransaction {
  id: number
  access_code: string
  reference: string
  status: string
  /** Kobo. */
  amount: number
  currency: string
  email: string
  channel: string
  metadata: unknown
  callback_url: string
  paid_at: string | null
}

interface LocalRefund {
  id: number
  transaction: number
  amount: number
  currency: string
  status: 'processed'
}

interface LocalDispute {
  id: number
  refund_amount: number
  status: string
  resolution: string | null
  transaction: { id: number; reference: string }
}

export interface Webhook {
  body: string
  signature: string
}

interface Options {
  secretKey: string
  /** Delivers a webhook to the server. A rejection means that the delivery failed. */
  deliver: (webhook: Webhook) => Promise<void>
  port?: number
  /** The delay of a late webhook. */
  lateMs?: number
}

export type LocalPaystack = Awaited<ReturnType<typeof startLocalPaystack>>

/** The card that is stored with every payment, and one that the bank refuses. */
export const goodCard = 'AUTH_local_good'
export const refusedCard = 'AUTH_local_refused'

/**
 * A payment provider for trials on this machine. It implements the part of Paystack’s API that Toju
 * uses (https://paystack.com/docs/api), moves no money, and loses all data when it stops.
 */
export async function startLocalPaystack({
  secretKey,
  deliver,
  port = 0,
  lateMs = 60_000,
}: Options) {
  const transactions = new Map<string, LocalTransaction>()
  const refunds: LocalRefund[] = []
  const disputes: LocalDispute[] = []
  const timers = new Set<NodeJS.Timeout>()
  const sent: Webhook[] = []
  let lastId = 4_000_000
  const state = { card: goodCard, isDown: false }

  const sign = (body: string) => createHmac('sha512', secretKey).update(body).digest('hex')

  function webhook(event: string, data: object): Webhook {
    const body = JSON.stringify({ event, data })
    return { body, signature: sign(body) }
  }

  async function send(hook: Webhook): Promise<void> {
    sent.push(hook)
    await deliver(hook).catch(() => {})
  }

  function add(given: Record<string, unknown>): LocalTransaction {
    const transaction: LocalTransaction = {
      id: ++lastId,
      access_code: randomBytes(8).toString('hex'),
      reference: String(given['reference'] ?? randomBytes(8).toString('hex')),
      status: 'abandoned',
      amount: Number(given['amount']),
      currency: String(given['currency'] ?? 'NGN'),
      email: String(given['email']),
      channel: 'card',
      metadata: given['metadata'] ?? '',
      callback_url: String(given['callback_url'] ?? ''),
      paid_at: null,
    }
    transactions.set(transaction.reference, transaction)
    return transaction
  }

  /** As `GET /transaction/verify` and webhooks show it. */
  function shown(transaction: LocalTransaction) {
    const { access_code: _, callback_url: __, email, ...rest } = transaction
    const isPaid = transaction.status === 'success' || transaction.status === 'reversed'
    return {
      ...rest,
      domain: 'test',
      customer: { email },
      authorization: isPaid
        ? {
            authorization_code: state.card,
            reusable: transaction.channel === 'card',
            brand: 'visa',
            last4: '4081',
            channel: transaction.channel,
          }
        : {},
    }
  }

  function pay(transaction: LocalTransaction, channel = 'card'): void {
    Object.assign(transaction, { status: 'success', channel, paid_at: new Date().toISOString() })
  }

  /**
   * Applies a choice on the checkout page. Resolves with the URL to which the browser goes next.
   */
  async function choose(reference: string, choice: Choice, channel = 'card'): Promise<string> {
    const transaction = transactions.get(reference)
    if (!transaction) throw new Error(`no transaction ${reference}`)
    const { callback_url } = transaction
    const back = `${callback_url}?${new URLSearchParams({ trxref: reference, reference })}`
    if (choice === 'abandon') return back
    if (choice === 'failure') {
      transaction.status = 'failed'
      return back
    }
    pay(transaction, channel)
    const hook = webhook('charge.success', shown(transaction))
    if (choice === 'late') {
      const timer = setTimeout(() => {
        timers.delete(timer)
        void send(hook)
      }, lateMs)
      timers.add(timer)
    } else if (choice !== 'lost') {
      for (let times = choice === 'duplicate' ? 3 : 1; times > 0; times--) await send(hook)
    }
    return back
  }

  async function refund(
    reference: string,
    { amount, isLost = false }: { amount?: number; isLost?: boolean } = {},
  ) {
    const transaction = transactions.get(reference)
    if (!transaction) throw new Error(`no transaction ${reference}`)
    const made: LocalRefund = {
      id: ++lastId,
      transaction: transaction.id,
      amount: amount ?? transaction.amount,
      currency: transaction.currency,
      status: 'processed',
    }
    refunds.push(made)
    if (made.amount >= transaction.amount) transaction.status = 'reversed'
    const data = {
      ...{ id: made.id, status: 'processed', transaction_reference: reference },
      ...{
        amount: String(made.amount),
        currency: made.currency,
        customer: { email: transaction.email },
      },
    }
    if (!isLost) await send(webhook('refund.processed', data))
  }

  async function dispute(reference: string, { isLost = false } = {}) {
    const transaction = transactions.get(reference)
    if (!transaction) throw new Error(`no transaction ${reference}`)
    const { id, amount } = transaction
    const made: LocalDispute = {
      ...{ id: ++lastId, refund_amount: amount, status: 'awaiting-merchant-feedback' },
      ...{ resolution: null, transaction: { id, reference } },
    }
    disputes.push(made)
    if (!isLost) await send(webhook('charge.dispute.create', made))
    return made.id
  }

  async function resolveDispute(id: number, resolution: 'declined' | 'merchant-accepted') {
    const found = disputes.find((each) => each.id === id)
    if (!found) throw new Error(`no dispute ${id}`)
    Object.assign(found, { status: 'resolved', resolution })
    await send(webhook('charge.dispute.resolve', found))
  }

  async function answerApi(request: IncomingMessage, path: string) {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: { status: false, message: 'Invalid key' } }
    }
    const ok = (data: unknown) => ({ status: 200, body: { status: true, message: 'OK', data } })
    const refused = (message: string) => ({ status: 400, body: { status: false, message } })
    const [, verified] = /^\/transaction\/verify\/([^/]+)$/.exec(path) ?? []
    if (request.method === 'GET' && verified) {
      const found = transactions.get(decodeURIComponent(verified))
      return found ? ok(shown(found)) : refused('Transaction reference not found.')
    }
    if (request.method === 'GET' && path === '/refund') return ok(refunds.toReversed())
    if (request.method === 'GET' && path === '/dispute') return ok(disputes.toReversed())
    if (request.method !== 'POST') return refused('Unknown request')
    const given = JSON.parse(await textOf(request)) as Record<string, unknown>
    if (path === '/transaction/initialize') {
      if (transactions.has(String(given['reference']))) {
        return refused('Duplicate Transaction Reference')
      }
      const { access_code, reference } = add(given)
      return ok({ authorization_url: `${url}/checkout/${access_code}`, access_code, reference })
    }
    if (path === '/transaction/charge_authorization') {
      if (transactions.has(String(given['reference']))) {
        return refused('Duplicate Transaction Reference')
      }
      const transaction = add(given)
      if (given['authorization_code'] === goodCard) pay(transaction)
      else transaction.status = 'failed'
      if (transaction.status === 'success')
        await send(webhook('charge.success', shown(transaction)))
      return ok(shown(transaction))
    }
    if (path === '/refund') {
      await refund(String(given['transaction']))
      return ok(refunds.at(-1))
    }
    return refused('Unknown request')
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, path: string) {
    const [, code] = /^\/checkout\/([0-9a-f]+)$/.exec(path) ?? []
    const open = [...transactions.values()].find(({ access_code }) => access_code === code)
    if (open && request.method === 'GET') return sendHtml(response, checkoutPage(open, choices))
    if (request.method === 'POST') {
      const form = new URLSearchParams(await textOf(request))
      const reference = form.get('reference') ?? ''
      const choice = form.get('choice') as Choice
      if (open && choice in choices) {
        return redirect(
          response,
          await choose(open.reference, choice, form.get('channel') ?? 'card'),
        )
      }
      if (path === '/refunds' && transactions.has(reference)) await refund(reference)
      if (path === '/disputes' && transactions.has(reference)) await dispute(reference)
      return redirect(response, '/')
    }
    if (path === '/') return sendHtml(response, overviewPage([...transactions.values()]))
    response.writeHead(404).end()
  }

  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://local')
      if (state.isDown) return void request.socket.destroy()
      // Refuses DNS rebinding: a page of another site that reaches this server by its own host
      // name.
      if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '')) {
        return void response.writeHead(421).end()
      }
      if (/^\/(?:transaction|refund|dispute)(?:\/|$)/.test(pathname)) {
        const { status, body } = await answerApi(request, pathname)
        return void response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body))
      }
      await answerPage(request, response, pathname)
    } catch {
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    secretKey,
    transactions,
    /** Every webhook, as it was sent. */
    sent,
    state,
    sign,
    webhook,
    shown,
    add,
    choose,
    refund,
    dispute,
    resolveDispute,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end()
}

function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}
