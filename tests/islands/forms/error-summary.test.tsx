import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SharedErrorSummary } from '../../../src/islands/forms/SharedErrorSummary.tsx'
import { SharedWords } from '../../../src/islands/shell/shared-words.ts'
import { sharedWords } from '../../../src/locales/en/screens/shared.ts'
import pidgin from '../../../src/locales/pcm/dashboard.json'
import { CheckboxField } from '../../../src/ui/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../../src/ui/forms/ErrorSummary.tsx'
import { Field } from '../../../src/ui/forms/Field.tsx'

function Example({ hasMaker }: { hasMaker: boolean }) {
  return (
    <form>
      <ErrorSummary />
      <Field label="Number" error="Enter the number" />
      {hasMaker && <Field label="Maker" error="Enter the maker" />}
    </form>
  )
}

it('a field that another choice takes away is no longer among the fields to check', async () => {
  const { rerender } = render(<Example hasMaker />)
  expect(await screen.findByText('Please check these 2 fields:')).toBeTruthy()
  rerender(<Example hasMaker={false} />)
  expect(await screen.findByText('Please check this field:')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Maker' })).toBeNull()
})

it('names a box to tick by all of its label, a link in it too', async () => {
  const label = (
    <>
      I accept the <a href="/terms">terms</a>
    </>
  )
  render(
    <form>
      <ErrorSummary />
      <CheckboxField label={label} error="Accept them" />
    </form>,
  )
  expect(await screen.findByRole('link', { name: 'I accept the terms' })).toBeTruthy()
})

it('is in the language of the screen', async () => {
  render(
    <SharedWords value={{ ...sharedWords, ...pidgin.sharedWords }}>
      <form>
        <SharedErrorSummary />
        <Field label="Number" error="Type the number" />
        <Field label="Name" error="Type the name" />
      </form>
    </SharedWords>,
  )
  expect(await screen.findByText('Abeg check these 2:')).toBeTruthy()
})
