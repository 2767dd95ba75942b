import { configure, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { ok, startFresh } from '../support/fake-api.ts'
import { gadget, openApp } from '../support/open-app.tsx'

startFresh()

it('a first render that React throws away asks for no data of its own', async () => {
  // Strict mode calls the initial state of a component twice, and throws one away.
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  const calls = openApp('/dashboard/reports/new', {
    answers: { 'GET /assets': ok({ data: [gadget()] }) },
  })
  expect(await screen.findByLabelText('Asset')).toBeTruthy()
  // Strict mode also unmounts each component once, which ends a call that is under way.
  const lasting = calls.filter(({ what, signal }) => what === 'GET /assets' && !signal.aborted)
  expect(lasting).toHaveLength(1)
})
