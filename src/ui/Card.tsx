import type { ComponentProps } from 'react'
import { cardPadding, cardStyle } from './card-style.ts'
import { cx } from './cx.ts'

type Props = ComponentProps<'div'> & {
  /** Removes the padding, for a picture or a table that reaches the edge. */
  flush?: boolean | undefined
}

export function Card({ flush = false, className, ...rest }: Props) {
  return (
    <div {...rest} className={cx(cardStyle, flush ? 'overflow-hidden' : cardPadding, className)} />
  )
}
