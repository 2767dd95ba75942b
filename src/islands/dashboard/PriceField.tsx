import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/Field.tsx'
import { nairaOf } from '../forms/naira.ts'
import { naira } from './assets/naira.ts'

/** A price in naira. Once the field is left, it is as prices are shown elsewhere: `₦250,000`. */
export function PriceField({ onBlur, ...props }: ComponentProps<typeof Field>) {
  return (
    <Field
      {...props}
      inputMode="numeric"
      placeholder="₦250,000"
      onBlur={(event) => {
        const price = nairaOf(event.target.value)
        if (price !== null && Number.isInteger(price)) event.target.value = naira.format(price)
        onBlur?.(event)
      }}
    />
  )
}
