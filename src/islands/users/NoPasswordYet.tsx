import { paths } from '../paths.ts'

/** Who came by a report of a find never chose one. */
export function NoPasswordYet() {
  return (
    <>
      You have none, or forgot it?{' '}
      <a href={paths.forgotPassword} className="text-link">
        Get a link by e-mail
      </a>
    </>
  )
}
