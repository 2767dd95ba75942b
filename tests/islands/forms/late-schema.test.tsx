import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { useEndpointForm } from '../../../src/islands/forms/use-endpoint-form.ts'
import { unreachableMessage } from '../../../src/locales/en/connection.ts'
import { Field } from '../../../src/ui/forms/Field.tsx'
import { Form } from '../../../src/ui/forms/Form.tsx'
import { startFresh } from '../support/fake-api.ts'

startFresh()

const schema = z.object({ name: z.string().check(z.trim()) })

it('a form whose schema is out of reach says so, keeps what was typed, and sends it once it is there', async () => {
  const load = vi.fn(async () => schema).mockRejectedValueOnce(new TypeError('no connection'))
  const send = vi.fn(async () => {})
  render(<Named load={load} send={send} />)
  await userEvent.type(screen.getByLabelText('Name'), ' Ada{Enter}')
  expect(await screen.findByText(unreachableMessage)).toBe(document.activeElement)
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' }))
  expect(screen.queryByText(unreachableMessage)).toBeNull()
})

interface Props {
  load: () => Promise<typeof schema>
  send: (entered: { name: string }) => Promise<void>
}

function Named({ load, send }: Props) {
  const { formProps, field } = useEndpointForm({ schema: load, send, defaultValues: { name: '' } })
  return (
    <Form {...formProps} submit="Save">
      <Field {...field('name')} label="Name" />
    </Form>
  )
}
