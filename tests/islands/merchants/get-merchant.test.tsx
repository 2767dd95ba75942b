import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ApplicationRecord } from '../../../src/api/merchants/applications.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { business } from '../support/business-record.ts'
import { bodiesOf, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const staff = fakeUser({ role: 'admin' })

function application(more: Partial<ApplicationRecord> = {}): ApplicationRecord {
  const owner = { id: 'bola', name: 'Bola Ade', email: 'bola@example.com' }
  const { id: _, ...others } = business({ status: 'pending' })
  return { ...others, id: 'shop', owner, sameCacNumber: [], assignee: null, ...more }
}

/** Opens a business; the server then has the decided one, and the others that wait. */
function openMerchant(
  merchant: ApplicationRecord,
  {
    decided = merchant,
    waiting = [],
  }: { decided?: ApplicationRecord; waiting?: ApplicationRecord[] } = {},
) {
  let isDecided = false
  const decide = () => {
    isDecided = true
    return { status: 200, body: { data: decided } }
  }
  return openApp('/admin/merchants/shop', {
    user: staff,
    answers: {
      'GET /admin/merchants/shop': () => ({
        status: 200,
        body: { data: isDecided ? decided : merchant },
      }),
      'GET /admin/merchants': ok({ data: { merchants: waiting, total: waiting.length } }),
      'GET /admin/conflicts/merchant/shop': ok({ data: { refusal: null, maybeRelatives: [] } }),
      'GET /admin/cases/merchant/shop': ok({ data: { assignee: null, notes: [] } }),
      'PATCH /admin/merchants/shop': decide,
      'PATCH /admin/merchants/shop/change': decide,
    },
  })
}

/** Chooses a decision, and returns the button that sends it. */
async function chosen(decision: string) {
  await userEvent.click(await screen.findByRole('radio', { name: decision }))
  return button(decision)
}

const button = (name: string) => screen.findByRole('button', { name })

it('lets staff copy the CAC number of a business and look it up at the CAC, in another tab', async () => {
  openMerchant(application())
  await title('Bola Phones')
  expect(await button('Copy CAC number')).toBeTruthy()
  const search = screen.getByRole('link', { name: 'Search the CAC' })
  expect(search.getAttribute('href')).toBe('https://search.cac.gov.ng')
  expect([search.getAttribute('target'), search.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
})

it('refuses a business with a reason only, and leads to the next one', async () => {
  const user = userEvent.setup()
  const calls = openMerchant(application(), {
    decided: application({ status: 'refused' }),
    waiting: [application({ id: 'next' })],
  })
  const refuse = await chosen('Refuse business')
  expect(refuse.className).toContain('bg-danger')
  await user.click(refuse)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reason')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(bodiesOf(calls, 'PATCH')).toEqual([])
  screen.getByText('Give a reason')
  screen.getByText('The owner of the business will read this reason.')
  await user.type(field, 'Your number{Enter}is not there')
  expect(bodiesOf(calls, 'PATCH')).toEqual([])
  await user.tab()
  expect(document.activeElement).toBe(refuse)
  await user.click(refuse)
  await waitFor(() => expect(pushToast).toHaveBeenCalledWith('success', 'Business refused'))
  expect(bodiesOf(calls, 'PATCH')).toMatchObject([
    { status: 'refused', reason: 'Your number\nis not there' },
  ])
  const next = await screen.findByRole('link', { name: 'Next case (1 waiting)' })
  expect(next.getAttribute('href')).toBe('/admin/merchants/next')
  expect(screen.queryByLabelText('Reason')).toBeNull()
})

it('after the last decision leads back to the list', async () => {
  openMerchant(application(), { decided: application({ status: 'verified' }) })
  const approve = await chosen('Approve business')
  await userEvent.click(approve)
  expect(screen.getByText('Tick this first')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /^I found this CAC number/ }))
  await userEvent.click(approve)
  await waitFor(() => expect(pushToast).toHaveBeenCalledWith('success', 'Business approved'))
  const back = await screen.findByRole('link', { name: 'Go to Merchants' })
  expect(back.getAttribute('href')).toBe('/admin/merchants')
})

it('decides a change beside the old and the new value, and then counts the other changes', async () => {
  const pendingChange: ApplicationRecord['pendingChange'] = {
    askedAt: 5,
    changes: [{ field: 'phone', from: '08031234567', to: '08039876543' }],
  }
  const calls = openMerchant(application({ status: 'verified', pendingChange }), {
    decided: application({ status: 'verified' }),
    waiting: [application({ id: 'next', status: 'verified', pendingChange })],
  })
  await screen.findByText('08039876543')
  await userEvent.click(await chosen('Approve change'))
  await screen.findByRole('link', { name: 'Next case (1 waiting)' })
  expect(bodiesOf(calls, 'PATCH')).toEqual([{ decision: 'approve', askedAt: 5 }])
  const asked = calls.filter(({ what }) => what === 'GET /admin/merchants')
  expect(asked.at(-1)?.query.get('changed')).toBe('true')
})

it('says that a business is not found, with the way to the list', async () => {
  openApp('/admin/merchants/shop', {
    user: staff,
    answers: {
      'GET /admin/merchants/shop': problem(404, { message: 'Not found', code: 'NOT_FOUND' }),
    },
  })
  await screen.findByText('Business not found')
  expect(screen.getByRole('link', { name: 'Go to Merchants' })).toBeTruthy()
})

it('refuses several from the list with a red button', async () => {
  openApp('/admin/merchants', {
    user: staff,
    answers: { 'GET /admin/merchants': ok({ data: { merchants: [application()], total: 1 } }) },
  })
  const row = within(await screen.findByRole('row', { name: /Bola Phones/ }))
  expect(row.getByRole('link', { name: 'Bola Phones' }).getAttribute('href')).toBe(
    '/admin/merchants/shop',
  )
  await userEvent.click(row.getByRole('checkbox'))
  await userEvent.click(await button('Refuse'))
  expect((await button('Refuse business')).className).toContain('bg-danger')
})
