import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ReportForm } from '../../../src/islands/ReportForm.tsx'
import { reportFindPropOf } from '../../../src/locales/page-words.ts'
import { fakeApi, ok, startFresh } from '../support/fake-api.ts'
import { report } from '../support/open-app.tsx'

startFresh()
// A draft of another test would be restored.
beforeEach(() => sessionStorage.clear())

it('the list of fields to check names “What happened?”, and its link focuses the first choice', async () => {
  render(<ReportForm about="loss" />)
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  fireEvent.click(await screen.findByRole('link', { name: 'What happened?' }))
  const lost = screen.getByRole('radio', { name: 'Lost' })
  await waitFor(() => expect(document.activeElement).toBe(lost))
  expect(screen.getByText('Please check these 3 fields:')).toBeTruthy()
})

it('the list of fields to check is in the language of the page', async () => {
  const pidgin = reportFindPropOf('pcm')
  render(<ReportForm about="loss" {...(pidgin && { words: pidgin })} />)
  fireEvent.submit(screen.getByRole('textbox', { name: 'Email' }).closest('form') as HTMLElement)
  expect(await screen.findByText('Abeg check these 3:')).toBeTruthy()
})

it('asks what happened, when and where before what the item is, and the email last', () => {
  render(<ReportForm about="loss" />)
  const form = screen.getByLabelText('Email').closest('form') as HTMLFormElement
  const fields = [...form.elements].flatMap((each) => (each as HTMLInputElement).name || [])
  expect(fields).toEqual([
    ...['identifier', 'status', 'status', 'state', 'location'],
    ...['name', 'email'],
  ])
})

it('a missing number stays among the fields to check, however often the form is sent', async () => {
  render(<ReportForm about="loss" />)
  const number = screen.getByLabelText('The number of your item')
  const next = screen.getByRole('button', { name: 'Send me the code' })
  fireEvent.click(next)
  await screen.findByText('Please check these 3 fields:')
  fireEvent.pointerDown(next)
  fireEvent.blur(number)
  fireEvent.pointerUp(next)
  fireEvent.click(next)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('Please check these 3 fields:')).toBeTruthy()
  expect(number.getAttribute('aria-invalid')).toBe('true')
})

it('a day in the future is refused at the first send, beside what is missing', async () => {
  const calls = fakeApi({})
  render(<ReportForm about="loss" />)
  fireEvent.click(screen.getByRole('button', { name: 'Other' }))
  fireEvent.input(screen.getByLabelText('When?'), { target: { value: '2999-03-04' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  await screen.findByText(/^This day is in the future/)
  await screen.findByText('Please check these 4 fields:')
  expect(calls).toEqual([])
})

it('only an other day has a field, and each day is repeated in words', async () => {
  render(<ReportForm about="loss" />)
  const day = () => screen.queryByLabelText<HTMLInputElement>('When?')
  fireEvent.click(screen.getByRole('button', { name: 'Today' }))
  const words = await screen.findByText(/^\d{1,2} \w+ \d{4}$/)
  expect(words.getAttribute('role') ?? words.tagName).toBe('OUTPUT')
  expect(day()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Other' }))
  expect(day()?.value).toBe('')
  expect(document.activeElement).toBe(day())
  fireEvent.input(day() as HTMLInputElement, { target: { value: '2026-03-04' } })
  expect(await screen.findByText('4 March 2026')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
  await waitFor(() => expect(day()).toBeNull())
})

it('“What happened?” is focused when it alone is missing', async () => {
  render(<ReportForm about="loss" />)
  const number = screen.getByLabelText('The number of your item')
  fireEvent.input(number, { target: { value: '356938035643809' } })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ngozi@example.ng' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  await screen.findByText('Choose what happened')
  const lost = screen.getByRole('radio', { name: 'Lost' })
  await waitFor(() => expect(document.activeElement).toBe(lost))
})

it('the brand is asked for a serial number, and for no other number', async () => {
  render(<ReportForm about="loss" />)
  const number = screen.getByLabelText('The number of your item')
  const enter = (value: string) => fireEvent.input(number, { target: { value } })
  const asksBrand = () => screen.queryByLabelText('Brand or make') !== null
  expect(asksBrand()).toBe(false)
  enter('356938035643809')
  await waitFor(() => expect(asksBrand()).toBe(false))
  enter('FVFG6661Q6L4')
  await waitFor(() => expect(asksBrand()).toBe(true))
  fireEvent.click(screen.getByRole('radio', { name: 'Stolen' }))
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ngozi@example.ng' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  const brand = screen.getByLabelText('Brand or make')
  await waitFor(() => expect(document.activeElement).toBe(brand))
  // One wrong digit: a serial number only once it is confirmed.
  enter('356938035643808')
  fireEvent.blur(number)
  await waitFor(() => expect(asksBrand()).toBe(false))
  fireEvent.click(await screen.findByLabelText(/I have compared the number/))
  await waitFor(() => expect(asksBrand()).toBe(true))
})

it('a mistyped IMEI of a lost phone is to be read on the box, not dialled', async () => {
  render(<ReportForm about="loss" />)
  const number = screen.getByLabelText('The number of your item')
  fireEvent.input(number, { target: { value: '356938035643808' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Lost' }))
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ngozi@example.ng' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  const error = await screen.findByText(/at least one digit is wrong/)
  expect(error.textContent).toContain('Look on the box or the receipt.')
  expect(error.textContent).not.toContain('*#06#')
})

it.each([
  ['Stolen', true],
  ['Lost', false],
] as const)(
  'the last step of a loss, %s, says whether the report is under review',
  async (status, waits) => {
    localStorage.setItem('AUTH_TOKEN', 'secret')
    const readWithinHours = waits ? 6 : null
    fakeApi({ 'POST /reports/losses': ok({ data: report({ status }), readWithinHours }) })
    render(<ReportForm about="loss" />)
    const number = screen.getByLabelText('The number of your item')
    fireEvent.input(number, { target: { value: '356938035643809' } })
    fireEvent.click(screen.getByRole('radio', { name: status }))
    fireEvent.click(screen.getByRole('button', { name: 'Report it' }))
    await screen.findByRole('heading', { name: 'We have your report.' })
    expect(screen.getByText(status)).toBeTruthy()
    expect(screen.queryByText('Under review') !== null).toBe(waits)
    expect(screen.queryByText(/ Usually within a few hours\.$/) !== null).toBe(waits)
  },
)

it('the list of fields to check drops a field that is right by now', async () => {
  render(<ReportForm about="loss" />)
  fireEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  const list = await screen.findByRole('navigation', { name: 'Fields to check' })
  const before = within(list).getAllByRole('link').length
  fireEvent.input(screen.getByLabelText('The number of your item'), {
    target: { value: '356938035643809' },
  })
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(before - 1))
})

it('who does not know the number sends the form to themselves, without their email and number', async () => {
  render(<ReportForm about="loss" />)
  fireEvent.input(screen.getByLabelText('The number of your item'), { target: { value: '35693' } })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ngozi@example.ng' } })
  fireEvent.input(screen.getByLabelText(/^What is it/), { target: { value: 'Tecno' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Stolen' }))
  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'Kano' } })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
  const text = `Finish my report on Toju: ${location.origin}/report-a-loss#name=Tecno&status=Stolen&state=Kano`
  await waitFor(() => expect(new URL(link.href).searchParams.get('text')).toBe(text))
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href).toContain(
    encodeURIComponent(text),
  )
})
