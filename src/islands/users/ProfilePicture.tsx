import { useId, useState } from 'react'
import { ApiError } from '../../api/problem.ts'
import { updateProfile } from '../../api/users/update-profile.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { FieldError } from '../../ui/forms/FieldFrame.tsx'
import { hintStyle } from '../../ui/forms/field-style.ts'
import { call, replaceUser } from '../session.ts'
import { useSharedWords } from '../shell/shared-words.ts'
import { showToast } from '../shell/toasts.ts'
import { UserAvatar } from '../shell/UserAvatar.tsx'
import { useUser } from '../shell/user-context.ts'
import { useImageUpload } from '../uploads/use-image-upload.ts'

/** The accepted types of avatars (spec §5). */
const avatarTypes = ['image/png', 'image/jpeg']
const failed = 'Failed to upload image'

/** The picture and the name. In edit mode a new picture is saved at once (spec §4). */
export function ProfileImage({ isEditing }: { isEditing: boolean }) {
  const user = useUser()
  const id = useId()
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { upload, send, cancel } = useImageUpload(user.profilePicture ?? '', {
    onSent: (url) => void save(url),
  })
  const isBusy = isSaving || upload.status === 'fitting' || upload.status === 'sending'
  const { photoRefusals } = useSharedWords()
  const reason =
    upload.status !== 'failed'
      ? null
      : typeof upload.error === 'string'
        ? photoRefusals[upload.error]
        : upload.error.message
  const error = reason ? `${failed}. ${reason}` : refusal

  async function save(profileImage: string) {
    setRefusal(null)
    setIsSaving(true)
    try {
      const { data } = await call(updateProfile, { profilePicture: profileImage })
      replaceUser(data)
      void showToast('success', 'Account updated successfully')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(`Account update failed. ${error.message}`)
      void showToast('error', 'Account update failed')
    } finally {
      setIsSaving(false)
    }
  }

  function choose(file: File | undefined) {
    if (!file) return
    cancel()
    setRefusal(null)
    if (avatarTypes.includes(file.type)) void send(file)
    else setRefusal(`${failed}. Choose a PNG or JPEG file.`)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <div className="relative">
        <UserAvatar user={user} className="size-20 text-2xl" />
        {isBusy && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-surface/70">
            <Spinner />
          </span>
        )}
      </div>
      {isEditing ? (
        <div className="grid min-w-0 grow basis-48 gap-1.5">
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              type="file"
              accept={avatarTypes.join(',')}
              disabled={isBusy}
              aria-describedby={`${id}-hint`}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => {
                choose(target.files?.[0])
                // Lets the user choose the same file again after a failure.
                target.value = ''
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={`${buttonStyle({ variant: 'secondary' })} peer-disabled:opacity-55 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
            >
              {user.profilePicture ? 'Change picture' : 'Add a picture'}
            </label>
            {user.profilePicture && (
              <Button variant="quiet" disabled={isBusy} onClick={() => void save('')}>
                Remove
              </Button>
            )}
          </div>
          <div role="status">
            {error && <FieldError id={`${id}-error`} message={error} />}
            {isBusy && <span className="sr-only">Saving the picture</span>}
          </div>
          <p id={`${id}-hint`} className={hintStyle}>
            PNG or JPEG, at most 5mb. It is saved at once.
          </p>
        </div>
      ) : (
        <p className="min-w-0 grow basis-40 text-lg font-semibold wrap-anywhere">{user.name}</p>
      )}
    </div>
  )
}
