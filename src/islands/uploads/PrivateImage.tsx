import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { storedToken } from '../auth/stored-session.ts'
import { UploadedImage } from './UploadedImage.tsx'
import { useObjectUrl } from './use-object-url.ts'

/**
 * An image that only its owner and staff may load. It is fetched by script, because an `<img>`
 * cannot send the token.
 */
export function PrivateImage({
  src,
  alt,
  className,
}: {
  src: string
  alt: string
  className: string
}) {
  const { data, isPending } = useQuery({
    queryKey: ['private-picture', src],
    queryFn: ({ signal }) => fetchImage(src, signal),
  })
  const url = useObjectUrl(data ?? null)
  const isComing = isPending || (data !== undefined && url === null)
  return isComing ? (
    <Skeleton className={className} />
  ) : (
    <UploadedImage src={url} alt={alt} className={className} />
  )
}

async function fetchImage(src: string, signal: AbortSignal): Promise<Blob> {
  const token = storedToken()
  const response = await fetch(src, {
    signal,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`Picture: status ${response.status}`)
  return response.blob()
}
