import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'

type Props = Omit<
  ComponentProps<typeof Field>,
  'label' | 'mono' | 'autoComplete' | 'autoCapitalize'
>

/** A business's number in the company register. */
export function CacNumberField(props: Props) {
  return <Field {...props} label="CAC number" mono autoComplete="off" autoCapitalize="characters" />
}
