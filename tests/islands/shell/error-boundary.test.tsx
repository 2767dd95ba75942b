import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type * as React from 'react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { reportFindPropOf, searchPropOf } from '../../../src/locales/page-words.ts'
import { fakeApi, startFresh } from '../support/fake-api.ts'

startFresh()

const fault = { isOn: false }

// Every island uses one of these hooks, which throw while the fault is on.
vi.mock('react', async (importOriginal) => {
  const react = await importOriginal<typeof React>()
  function breaking<Hook extends (...args: never[]) => unknown>(hook: Hook): Hook {
    return ((...args: Parameters<Hook>) => {
      if (fault.isOn) throw new Error('a broken part')
      return hook(...args)
    }) as Hook
  }
  return {
    ...react,
    useState: breaking(react.useState),
    useRef: breaking(react.useRef),
    useId: breaking(react.useId),
    useEffect: breaking(react.useEffect),
  }
})

afterEach(() => {
  fault.isOn = false
  cleanup()
})

const modules = import.meta.glob<
  Record<string, ComponentType<{ about: string; place: string; categories: []; words?: object }>>
>(
  // Toasts are not part of a page: they appear when there is one to show.
  ['../../../src/islands/*.tsx', '!../../../src/islands/Toaster.tsx'],
)
const islands = Object.entries(modules).map(
  ([path, load]) => [path.replace(/^.*\/|\.tsx$/g, ''), load] as const,
)

it('finds the islands', () => {
  expect(islands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Admin', 'Dashboard', 'LoginForm', 'VerifySearch']),
  )
})

it.each(islands)(
  '%s shows “Something went wrong!” when it fails to render, shows and hides the error, and can be retried',
  async (name, load) => {
    const Island = (await load())[name]
    if (!Island) throw new Error(`${name}.tsx has no ${name}`)
    // React logs what a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    fakeApi({})
    fault.isOn = true
    render(<Island about="loss" place="hero" categories={[]} />)
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong!')
    const error = screen.getByText('Error: a broken part')
    const toggle = error.closest('details')
    expect(toggle?.open).toBe(false)
    expect(toggle?.querySelector('summary')?.textContent).toBe('Show ErrorHide Error')
    fault.isOn = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('Something went wrong!')).toBeNull()
  },
)

it.each([
  ['VerifySearch', searchPropOf('ha')],
  ['ReportForm', reportFindPropOf('ha')],
] as const)('%s on a page in another language says so in that language', async (name, words) => {
  const Island = (await islands.find(([each]) => each === name)?.[1]())?.[name]
  if (!Island || !words) throw new Error(`${name} has no words`)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeApi({})
  fault.isOn = true
  render(<Island about="loss" place="hero" categories={[]} words={words} />)
  const { somethingWentWrong, tryAgain, showError, hideError } = words.verify
  const said = screen.getByRole('alert').textContent
  expect(said).toBe(`${somethingWentWrong}${tryAgain}${showError}${hideError}Error: a broken part`)
})
