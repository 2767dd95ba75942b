import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok } from '../support/fake-api.ts'
import { openApp } from '../support/open-app.tsx'

it('a number that sent STOP says so and how to undo it, and offers no code', async () => {
  const channels = [{ channel: 'sms', state: 'stopped' }]
  openApp('/dashboard/notifications/preferences', {
    answers: {
      'GET /notifications/preferences': ok({ data: [] }),
      'GET /notifications/phone': ok({ data: { number: '08031234567', isMobile: true, channels } }),
    },
  })
  expect(await screen.findByText(/^SMS: you sent us STOP\. Send us START/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm by SMS' })).toBeNull()
})
