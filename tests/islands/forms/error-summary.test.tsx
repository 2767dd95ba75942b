import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
