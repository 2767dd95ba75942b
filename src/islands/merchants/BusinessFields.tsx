import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

const sites = [
  { name: 'website', label: 'Website', placeholder: 'https://…' },
  { name: 'twitter', label: 'Twitter', placeholder: 'https://x.com/…' },
  { name: 'instagram', label: 'Instagram', placeholder: 'https://www.instagram.com/…' },
  { name: 'facebook', label: 'Facebook', placeholder: 'https://www.facebook.com/…' },
] as const

interface Props {
  field: (name: (typeof sites)[number]['name']) => Omit<ComponentProps<typeof Field>, 'label'>
}

/** The website and social media of a business. */
export function WebFields({ field }: Props) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">On the web</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {sites.map(({ name, ...site }) => (
          <Field key={name} {...field(name)} {...site} optional type="url" />
        ))}
      </div>
    </fieldset>
  )
}

type CacNumberFieldProps = Omit<
  ComponentProps<typeof Field>,
  'label' | 'mono' | 'autoComplete' | 'autoCapitalize'
>

/** A business's number in the company register. */
export function CacNumberField(props: CacNumberFieldProps) {
  return <Field {...props} label="CAC number" mono autoComplete="off" autoCapitalize="characters" />
}
