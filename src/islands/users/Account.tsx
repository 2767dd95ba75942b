import { ChevronRight, Code, type LucideIcon, Pencil, Store } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '../../api/problem.ts'
import type { UserRecord } from '../../api/users/user-record.ts'
import { groupedPhone } from '../../domain/users/phone-numbers.ts'
import { longDate } from '../../locales/en/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/Card.tsx'
import { cardStyle } from '../../ui/card-style.ts'
import { cx } from '../../ui/cx.ts'
import { Email } from '../../ui/Email.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { FieldError } from '../../ui/forms/FieldFrame.tsx'
import { hintStyle } from '../../ui/forms/field-style.ts'
import { readDraft } from '../forms/drafts/drafts.ts'
import { paths } from '../paths.ts'
import { call, replaceUser } from '../session.ts'
import { TextLink } from '../shell/nav/links.tsx'
import { UserAvatar } from '../shell/nav/UserAvatar.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { useSharedWords } from '../shell/shared-words.ts'
import { showToast } from '../shell/toasts.ts'
import { useUser } from '../shell/user-context.ts'
import { useImageUpload } from '../uploads/use-image-upload.ts'
import { Plan } from './Plan.tsx'
import { Settings } from './Settings.tsx'
import { UpdateProfile } from './UpdateProfile.tsx'

export function Account() {
  return (
    <>
      <ScreenHeader
        title="Account"
        action={
          <nav aria-label="Parts of this page" className="flex gap-x-5 lg:hidden">
            <TextLink to="#settings">Settings</TextLink>
            <TextLink to="#plan">Plan</TextLink>
          </nav>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
          <Profile />
          <Settings />
        </div>
        <div className="grid gap-6 lg:gap-8">
          <Plan />
          <CardLink
            to={paths.merchants}
            icon={Store}
            title="Merchants"
            text="Shops, and your own listing"
          />
          <CardLink
            to={paths.apiKeys}
            icon={Code}
            title="Developers"
            text="Keys for your own programs"
          />
        </div>
      </div>
    </>
  )
}

function CardLink({
  to,
  icon: Icon,
  title,
  text,
}: {
  to: string
  icon: LucideIcon
  title: string
  text: string
}) {
  return (
    <a href={to} className={cx(cardStyle, 'flex items-center gap-4 p-5 hover:border-ink')}>
      <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
      <span className="grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </a>
  )
}

/** The user's profile, which can be edited in place (spec §4). */
function Profile() {
  const user = useUser()
  const draftName = `profile:${user.id}`
  const [isEditing, setIsEditing] = useState(() => readDraft(draftName) !== null)

  return (
    <Card>
      <section aria-labelledby="profile" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="profile" className="text-xl">
            Profile
          </h2>
          {!isEditing && (
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" />
              Edit Profile
            </Button>
          )}
        </div>
        <ProfileImage isEditing={isEditing} />
        {isEditing ? (
          <UpdateProfile {...{ user, draftName }} onDone={() => setIsEditing(false)} />
        ) : (
          <ProfileFacts user={user} />
        )}
      </section>
    </Card>
  )
}

function ProfileFacts({ user }: { user: UserRecord }) {
  const facts: [string, ReactNode][] = [
    ['Email', <Email key="email" address={user.email} />],
    ['Phone number', groupedPhone(user.phoneNumber)],
    ['Alternate phone number', groupedPhone(user.alternatePhoneNumber ?? '')],
    ['Address', user.address],
    ['State', user.state],
    ['Local government area', user.lga],
    ['Country', user.country],
    ['Joined', longDate(user.createdAt)],
  ]
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          <span className="wrap-anywhere">{value || '–'}</span>
        </Fact>
      ))}
    </Facts>
  )
}

/** The accepted types of avatars (spec §5). */
const avatarTypes = ['image/png', 'image/jpeg']
const failed = 'Failed to upload image'

/** The picture and the name. In edit mode a new picture is saved at once (spec §4). */
function ProfileImage({ isEditing }: { isEditing: boolean }) {
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
      const { data } = await call('PATCH /users', { profilePicture: profileImage })
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
