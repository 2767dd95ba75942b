import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SharedErrorSummary } from '../../../src/islands/forms/SharedErrorSummary.tsx'
import { SharedWords } from '../../../src/islands/shell/shared-words.ts'
import { sharedWords } from '../../../src/locales/en/screens/shared.ts'
import pidgin from '../../../src/locales/pcm/dashboard.json'
import { CheckboxField } from '../../../src/ui/forms/CheckboxField.tsx'
import { Field } from '../../../src/ui/forms/Field.tsx'

function Example({ hasMaker }: { hasMaker: boolean }) {
  return (
    <form>
      <SharedErrorSummary />
      <Field label="Number" error="Enter the number" />
      {hasMaker && <Field label="Maker" error="Enter the maker" />}
    </form>
  )
}

it('a field that another choice takes away is no longer among the fields to check', async () => {
  const { rerender } = render(<Example hasMaker />)
  expect(await screen.findByText('Please check these 2 fields:')).toBeTruthy()
  rerender(<Example hasMaker={false} />)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maker' })).toBeNull())
  // The one that is left is named by its own message.
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('names a box to tick by all of its label, a link in it too', async () => {
  const label = (
    <>
      I accept the <a href="/terms">terms</a>
    </>
  )
  render(
    <form>
      <SharedErrorSummary />
      <CheckboxField label={label} error="Accept them" />
      <Field label="Number" error="Enter the number" />
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

it('links to each of the fields, however many', async () => {
  const names = ['Number', 'Maker', 'Model', 'Colour', 'Year']
  render(
    <form>
      <SharedErrorSummary />
      {names.map((name) => (
        <Field key={name} label={name} error="Enter it" />
      ))}
    </form>,
  )
  expect(await screen.findByText('Please check these 5 fields:')).toBeTruthy()
  const summary = within(screen.getByRole('navigation', { name: sharedWords.fieldsToCheck }))
  const links = summary.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual(names)
})
