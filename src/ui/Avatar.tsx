import { useState } from 'react'
import { cx } from './cx.ts'

interface Props {
  firstName: string
  lastName: string
  src?: string | null | undefined
  /** Size classes: `size-16 text-xl`. */
  className?: string | undefined
}

/** Shows the user's picture, or their initials if there is none or it fails to load. */
export function Avatar({ firstName, lastName, src, className = 'size-11 text-sm' }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const frame = cx(
    'inline-grid shrink-0 place-items-center overflow-hidden rounded-full',
    className,
  )
  const name = `${firstName} ${lastName}`.trim()

  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={name}
        className={cx(frame, 'bg-line object-cover')}
        onError={() => setFailedSrc(src)}
        // The image may have failed before React could handle the error.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
        }}
      />
    )
  }
  return (
    <span
      role="img"
      aria-label={name}
      className={cx(frame, 'bg-brand font-semibold text-on-brand')}
    >
      {initial(firstName) + initial(lastName)}
    </span>
  )
}

function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}
