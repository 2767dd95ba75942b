import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ReportForm } from '../../../src/islands/ReportForm.tsx'
import { bodiesOf, fakeApi, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'

startFresh()

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const enter = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } })
const next = () =>
  fireEvent.click(screen.getByRole('button', { name: /^(Next|Send me the code)$/ }))

const draftId = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

async function enterItem() {
  await enter('The number on the item', '356938035643809')
  await enter('Brand or make (optional)', 'Tecno')
  await enter('What did you find, and what does it look like?', 'A blue phone')
}

async function enterPlace() {
  fireEvent.change(await field('State'), { target: { value: 'Kano' } })
  await enter('Email', 'musa@example.com')
}

describe('the form of a find', () => {
  it('keeps a number that was typed before its script loaded, even if nothing is typed after it', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<ReportForm about="find" />)
    const typed = await field('The number on the item')
    typed.value = '356938035643809'
    const { unmount } = render(<ReportForm about="find" />, { container: place, hydrate: true })
    await waitFor(() => expect(place.querySelector('input')?.value).toBe('356938035643809'))
    unmount()
    place.remove()
    // As after a reload.
    render(<ReportForm about="find" />)
    await waitFor(async () =>
      expect((await field('The number on the item')).value).toBe('356938035643809'),
    )
  })

  it('asks for the item first, then for the place and the finder, and sends both', async () => {
    const calls = fakeApi({ 'POST /finds': ok({ message: '', draft: 'draft' }) })
    render(<ReportForm about="find" />)
    expect(screen.queryByLabelText('State')).toBeNull()
    next()
    await screen.findByText(/^Say what you found/)
    await enterItem()
    next()
    const step = await screen.findByText(/^Step 2 of 3/)
    expect(document.activeElement).toBe(step)
    // A field is not wrong before it was sent.
    await enter('Email', 'm')
    expect((await field('Email')).getAttribute('aria-invalid')).not.toBe('true')
    expect(calls).toEqual([])
    await enterPlace()
    next()
    await screen.findByText(/^Step 3 of 3/)
    expect(bodiesOf(calls, 'POST')).toEqual([
      expect.objectContaining({
        identifier: '356938035643809',
        brand: 'Tecno',
        description: 'A blue phone',
        state: 'Kano',
        email: 'musa@example.com',
      }),
    ])
  })

  it('demands the maker of a serial number alone, and says before that it is optional', async () => {
    render(<ReportForm about="find" />)
    await field('Brand or make (optional)')
    await enter('The number on the item', 'C02XK0ABJGH5')
    await enter('What did you find, and what does it look like?', 'A grey laptop')
    await field('Brand or make')
    next()
    await screen.findByText(/^Enter the brand or make/)
    await enter('The number on the item', '356938035643809')
    await field('Brand or make (optional)')
    next()
    await screen.findByText(/^Step 2 of 3/)
  })

  it('offers the right spelling of a mistyped email, which is sent once it is taken', async () => {
    const calls = fakeApi({ 'POST /finds': ok({ message: '', draft: 'draft' }) })
    render(<ReportForm about="find" />)
    await enterItem()
    next()
    await screen.findByText(/^Step 2 of 3/)
    await enterPlace()
    await enter('Email', 'musa@yaho.com')
    const offered = await screen.findByText(/^Did you mean/, {}, { timeout: 3000 })
    expect(offered.textContent).toBe('Did you mean musa@yahoo.com?')
    fireEvent.click(offered)
    next()
    await screen.findByText(/^Step 3 of 3/)
    expect(bodiesOf(calls, 'POST')).toEqual([expect.objectContaining({ email: 'musa@yahoo.com' })])
  })

  it('sends the same report again for a new code, also after a reload', async () => {
    let drafts = 0
    const calls = fakeApi({
      'POST /finds': () => ({ body: { message: '', draft: draftId(++drafts) } }),
      'POST /finds/confirm': problem(400, {
        message: 'Wrong',
        code: 'INVALID_CODE',
        fields: { token: 'Wrong' },
      }),
    })
    const { unmount } = render(<ReportForm about="find" />)
    await enterItem()
    next()
    await screen.findByText(/^Step 2 of 3/)
    await enterPlace()
    next()
    await screen.findByText(/^Step 3 of 3/)
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code in \d+ s$/ })
        .disabled,
    ).toBe(true)
    unmount()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    render(<ReportForm about="find" />)
    await enter('Code', '000000')
    await waitFor(async () =>
      expect((await field('Code')).getAttribute('aria-invalid')).toBe('true'),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(drafts).toBe(2))
    await waitFor(async () => expect((await field('Code')).value).toBe(''))
    const code = await field('Code')
    expect(document.activeElement).toBe(code)
    expect(code.getAttribute('aria-invalid')).not.toBe('true')
    await enter('Code', '123456')
    await waitFor(() => expect(bodiesOf(calls, 'POST')).toHaveLength(4))
    const [first, wrong, second, right] = bodiesOf(calls, 'POST')
    expect(wrong).toMatchObject({ token: '000000', draft: draftId(1) })
    expect(right).toMatchObject({ token: '123456', draft: draftId(2) })
    expect(first).toMatchObject(second as object)
    expect(second).toMatchObject({ identifier: '356938035643809', email: 'musa@example.com' })
    await screen.findByText(/^Step 3 of 3/)
    clock.mockRestore()
  })

  it('keeps its second step and what was typed over a reload', async () => {
    const { unmount } = render(<ReportForm about="find" />)
    await enterItem()
    next()
    await screen.findByText(/^Step 2 of 3/)
    await enter('Email', 'musa@example.com')
    unmount()
    render(<ReportForm about="find" />)
    await waitFor(async () => expect((await field('Email')).value).toBe('musa@example.com'))
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect((await field('Brand or make (optional)')).value).toBe('Tecno')
  })

  it('says that the code has opened an account where the browser stores nothing, and offers a password for it', async () => {
    fakeApi({
      'POST /finds': ok({ message: '', draft: 'draft' }),
      'POST /finds/confirm': ok({
        data: { reportId: 'a', login: { access_token: 'token', user: fakeUser() } },
      }),
    })
    vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
    render(<ReportForm about="find" />)
    await enterItem()
    next()
    await enterPlace()
    next()
    await enter('Code', '123456')
    await screen.findByText(/^You now have an account/)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Set a password',
    ])
  })

  it('sets the first password of the account that the code has opened, and keeps what was typed while it is refused', async () => {
    const tooCommon = problem(400, {
      message: 'Too many people use this password. Choose another.',
      code: 'INVALID_INPUT',
      fields: { newPassword: 'Too many people use this password. Choose another.' },
    })
    const saved = ok({ message: 'Password saved' })
    const calls = fakeApi({
      'POST /finds': ok({ message: '', draft: 'draft' }),
      'POST /finds/confirm': ok({
        data: { reportId: 'a', login: { access_token: 'token', user: fakeUser() } },
      }),
      'POST /auth/first-password': (call) =>
        (JSON.stringify(call.body).includes('password1') ? tooCommon : saved)(call),
    })
    render(<ReportForm about="find" />)
    await enterItem()
    next()
    await enterPlace()
    next()
    await enter('Code', '123456')
    fireEvent.click(await screen.findByRole('button', { name: 'Set a password' }))
    const password = await screen.findByLabelText('New password')
    fireEvent.change(password, { target: { value: 'password1' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await screen.findByText('Too many people use this password. Choose another.')
    expect((password as HTMLInputElement).value).toBe('password1')
    fireEvent.change(password, { target: { value: 'blue lagoon kettle' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await screen.findByText(/^Password saved/)
    expect(bodiesOf(calls, 'POST').at(-1)).toEqual({ newPassword: 'blue lagoon kettle' })
    expect(screen.getByRole('link', { name: 'See my report' })).toBeTruthy()
  })

  it('returns to the item if the server refuses a field of it', async () => {
    fakeApi({
      'POST /finds': problem(400, {
        message: 'Check the number.',
        code: 'INVALID_INPUT',
        fields: { identifier: 'This number is too common.' },
      }),
    })
    render(<ReportForm about="find" />)
    await enterItem()
    next()
    await enterPlace()
    next()
    await screen.findByText('This number is too common.')
    expect(document.activeElement).toBe(await field('The number on the item'))
  })
})
