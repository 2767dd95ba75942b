import { startLocalPaystack } from './local-paystack.ts'

const secretKey = 'sk_test_local_provider'
const toju = process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 4321}`

const provider = await startLocalPaystack({
  secretKey,
  port: Number(process.env['PAYSTACK_PORT'] ?? 4390),
  async deliver({ body, signature }) {
    const response = await fetch(`${toju}/api/payments/paystack`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      body,
    })
    process.stdout.write(`  webhook: ${response.status}\n`)
  },
})

process.stdout.write(`
  A local payment provider is ready: ${provider.url}
  Start Toju beside it with

    PAYSTACK_SECRET_KEY=${secretKey} PAYSTACK_URL=${provider.url} npm start

  Webhooks go to ${toju}/api/payments/paystack. Ctrl-C stops it.

`)
