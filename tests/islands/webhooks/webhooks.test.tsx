import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
// Imported here, because loading it on demand would make the tests wait.
import '../../../src/islands/dashboard/webhooks/ListDeliveries.tsx'
import { ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const at = Date.parse('2026-03-04T09:00:00Z')
const endpoint = (more: object = {}) => ({
  ...{ id: 'e1', url: 'https://shop.example/hooks', events: ['report.opened', 'report.ended'] },
  ...{ state: 'enabled', createdAt: at, lastDeliveredAt: null, failingSince: null },
  ...{ previousSecretUntil: null, ...more },
})
const delivery = (more: object = {}) => ({
  ...{ id: 'd1', type: 'report.opened', reference: 'order 4711', createdAt: at, attempts: 3 },
  ...{ state: 'failed', outcome: 'no-public-address', lastAttemptAt: at, nextAttemptAt: null },
  ...more,
})

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

async function openWebhooks(answers: NonNullable<Parameters<typeof openApp>[1]>['answers']) {
  const calls = openApp('/dashboard/developers/webhooks', {
    answers: { 'POST /notifications/read': ok({ data: { read: 0 } }), ...answers },
  })
  await title('Webhooks')
  return calls
}

const bodiesOf = (calls: { what: string; body: unknown }[], what: string) =>
  calls.filter((each) => each.what === what).map(({ body }) => body)

it('a first endpoint is added with its events, and its secret is shown until it is saved', async () => {
  const secret = 'whsec_c2VjcmV0'
  const endpoints: object[] = []
  const calls = await openWebhooks({
    'GET /webhooks': () => ({ body: { data: endpoints } }),
    'POST /webhooks': () => {
      endpoints.push(endpoint())
      return { status: 201, body: { data: { ...endpoint(), secret } } }
    },
  })
  await screen.findByText('No endpoint yet')
  await press('Add endpoint')
  const dialog = within(screen.getByRole('dialog', { name: 'Add endpoint' }))
  await userEvent.type(dialog.getByLabelText(/^URL/), 'shop.example')
  await userEvent.click(dialog.getByLabelText('A theft is confirmed'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }))
  await dialog.findByText(/Enter a complete URL/)
  await userEvent.clear(dialog.getByLabelText(/^URL/))
  await userEvent.type(dialog.getByLabelText(/^URL/), 'https://shop.example/hooks')
  await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }))
  await screen.findByText(secret)
  expect(bodiesOf(calls, 'POST /webhooks')).toEqual([
    {
      url: 'https://shop.example/hooks',
      events: [
        ...['report.opened', 'report.ended', 'listing.added', 'listing.ended'],
        ...['contest.opened', 'contest.ended'],
      ],
    },
  ])
  await press('I have stored it')
  expect(screen.queryByText(secret)).toBeNull()
  await screen.findByRole('heading', { name: 'https://shop.example/hooks' })
})

it('deliveries show their result, and a failed one can be sent again', async () => {
  const deliveries = [delivery()]
  const calls = await openWebhooks({
    'GET /webhooks': ok({ data: [endpoint({ failingSince: at })] }),
    'GET /webhooks/e1/deliveries': () => ({ body: { data: deliveries } }),
    'POST /webhooks/e1/deliveries/d1/resend': () => {
      deliveries[0] = delivery({ state: 'delivered', outcome: '204' })
      return { body: { data: deliveries[0] } }
    },
  })
  await screen.findByText(/Every webhook has failed since 4 March 2026/)
  await userEvent.click(screen.getByText('Messages sent in the last 30 days'))
  await screen.findByText(/Its host name has no public IP address/)
  screen.getByText('order 4711')
  await press('Send d1 again')
  await screen.findByText(/Answered 204/)
  expect(bodiesOf(calls, 'POST /webhooks/e1/deliveries/d1/resend')).toHaveLength(1)
})

it('an endpoint is tested and paused, its secret is rotated with the password, and a refused deletion keeps it', async () => {
  let state = 'enabled'
  let isConfirmed = false
  const calls = await openWebhooks({
    'GET /webhooks': () => ({ body: { data: [endpoint({ state })] } }),
    'GET /webhooks/e1/deliveries': ok({ data: [] }),
    'POST /webhooks/e1/test': ok({ data: delivery({ type: 'webhook.test' }) }),
    'PATCH /webhooks/e1': () => {
      state = state === 'enabled' ? 'paused' : 'enabled'
      return { body: { data: endpoint({ state }) } }
    },
    'POST /webhooks/e1/rotate-secret': () =>
      isConfirmed
        ? { body: { data: { ...endpoint(), secret: 'whsec_bmV3' } } }
        : { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED', message: 'Again.' } },
    'POST /auth/confirm-password': () => {
      isConfirmed = true
      return { body: { message: 'Go on.' } }
    },
    'DELETE /webhooks/e1': problem(404, { code: 'NOT_FOUND', message: 'It is gone already.' }),
  })
  await press('Send test event')
  await screen.findByText(/Nothing has been sent yet/)
  await press('Pause')
  await screen.findByText('Paused')
  expect(screen.queryByRole('button', { name: 'Send test event' })).toBeNull()
  expect(bodiesOf(calls, 'PATCH /webhooks/e1')).toEqual([{ state: 'paused' }])
  await press('Rotate secret')
  const ask = within(screen.getByRole('dialog', { name: 'Rotate the signing secret?' }))
  await userEvent.click(ask.getByRole('button', { name: 'Rotate secret' }))
  const password = await screen.findByLabelText(/password/i, { selector: 'input' })
  await userEvent.type(password, 'correct horse battery{Enter}')
  await screen.findByText('whsec_bmV3')
  await press('I have stored it')
  await press('Delete')
  const sure = within(screen.getByRole('dialog', { name: 'Delete this endpoint?' }))
  await userEvent.click(sure.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(bodiesOf(calls, 'DELETE /webhooks/e1')).toHaveLength(1))
  await userEvent.click(sure.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the URL and events of an endpoint can be changed, and its secret stays', async () => {
  let current = endpoint()
  const calls = await openWebhooks({
    'GET /webhooks': () => ({ body: { data: [current] } }),
    'PATCH /webhooks/e1': ({ body }) => {
      current = endpoint(body as object)
      return { body: { data: current } }
    },
  })
  await press('Edit')
  const form = within(screen.getByRole('dialog', { name: 'Edit endpoint' }))
  const url = form.getByLabelText('URL')
  await userEvent.clear(url)
  await userEvent.type(url, 'https://shop.example/new')
  await userEvent.click(form.getByLabelText(/An authority lists an item/))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('https://shop.example/new')
  expect(bodiesOf(calls, 'PATCH /webhooks/e1')).toEqual([
    {
      url: 'https://shop.example/new',
      events: ['report.opened', 'report.ended', 'listing.added'],
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})
