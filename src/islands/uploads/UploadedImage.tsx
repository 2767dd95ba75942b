import Car from 'lucide-react/icons/car'
import ImageOff from 'lucide-react/icons/image-off'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { cx } from '../../ui/cx.ts'

const standIns = { Gadget: Smartphone, Vehicle: Car }

interface Props {
  src: string | null | undefined
  /** Empty if the text beside it is the same. */
  alt: string
  /** Selects the placeholder for a missing image. */
  type?: keyof typeof standIns | undefined
  /** Sets its size and corners. */
  className: string
}

/** An image whose space stays reserved while it loads, and if it is missing. */
export function UploadedImage({ src, alt, type, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
        className={cx('bg-sunken object-cover', className)}
      />
    )
  }
  const StandIn = type ? standIns[type] : ImageOff
  return (
    <span className={cx('grid place-items-center bg-sunken text-muted', className)}>
      <StandIn aria-hidden="true" strokeWidth={1.5} className="size-1/3 max-h-12" />
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  )
}
