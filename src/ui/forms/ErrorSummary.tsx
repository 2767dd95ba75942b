/** A control with an error. */
export interface NamedField {
  id: string
  label: string
}

interface Props {
  fields: readonly NamedField[]
}

/** A list of links to the fields with errors, for a form where they are not all in sight. */
export function ErrorSummary({ fields }: Props) {
  if (fields.length === 0) return null
  return (
    <nav
      aria-label="Fields to check"
      className="rounded-md border border-stolen-line bg-stolen-soft px-3.5 py-3 text-sm"
    >
      <p className="font-semibold text-stolen">Please check these {fields.length} fields:</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
              className="inline-flex min-h-11 items-center font-medium text-stolen underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
