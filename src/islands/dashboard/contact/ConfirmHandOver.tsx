import { confirmHandOver } from '../../../api/confirm-hand-over.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { Form } from '../../../ui/Form.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../toasts.ts'
import { useActForm } from '../../use-act-form.ts'
import { useKeepThread } from './thread-query.ts'

export function ConfirmHandOver({ id }: { id: string }) {
  const keep = useKeepThread()
  const { field, formProps } = useActForm({
    schema: confirmHandOver.input,
    defaultValues: { id, code: '' },
    send: async (entered) => {
      keep((await call(confirmHandOver, entered)).data)
      void showToast('success', 'Handed over. Thank you!')
    },
  })
  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" busy={formProps.busy}>
          It is handed over
        </Button>
      }
    >
      <CodeField {...field('code')} label="The owner’s six digits" autoComplete="off" />
    </Form>
  )
}
