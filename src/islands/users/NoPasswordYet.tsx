import { paths } from '../paths.ts'

/** For users whose account was opened by a found-item report, without a password. */
export function NoPasswordYet() {
  return (
    <>
      No password, or forgot it?{' '}
      <a href={paths.forgotPassword} className="text-link">
        Get a link by e-mail
      </a>
    </>
  )
}
