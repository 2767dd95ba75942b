import type { ComponentProps } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'

/** A price in naira. */
export function PriceField(props: ComponentProps<typeof Field>) {
  return <Field {...props} inputMode="numeric" placeholder="250,000" />
}
