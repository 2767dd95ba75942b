import { useState } from 'react'
import { exportMyDataInput } from '../../api/users/my-account.ts'
import { personInput } from '../../locales/en/input/people.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { useEndpointForm } from '../forms/use-endpoint-form.ts'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'

/** Downloads all data about the user as one file (NDPA 2023). */
export function DownloadMyData() {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const { form, field, formProps } = useEndpointForm({
    schema: exportMyDataInput,
    texts: personInput,
    defaultValues: { password: '' },
    send: async (entered) => {
      const { data } = await call('POST /users/export', entered)
      const { downloadArchive } = await import('./download-archive.ts')
      await downloadArchive(data, (done, of) => setProgress({ done, of }))
      setProgress(null)
      form.reset()
      void showToast('success', 'Your data is in your downloads')
    },
  })

  return (
    <>
      <UnverifiedNotice />
      <Form
        {...formProps}
        aria-label="Download my data"
        submit={
          <div className="grid gap-3">
            {progress && (
              <>
                <p role="status" className="text-sm">
                  {`Picture ${progress.done} of ${progress.of}`}
                </p>
                <ProgressBar label="Collecting" value={progress.done} max={progress.of} />
              </>
            )}
            <div>
              <Button type="submit" busy={formProps.busy}>
                Download my data
              </Button>
            </div>
          </div>
        }
      >
        <p className="text-sm text-muted">
          Your profile, assets, reports, devices, mails and everything else we keep about you, with
          your pictures and receipts, in one ZIP file.
        </p>
        <PasswordField
          {...field('password')}
          label="Your password"
          hint="So that nobody takes your data from an unlocked phone."
          autoComplete="current-password"
        />
      </Form>
    </>
  )
}
