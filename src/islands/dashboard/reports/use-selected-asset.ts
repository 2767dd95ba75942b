import { useParams } from '@tanstack/react-router'

/** The asset whose address this is, if it is one's. */
export function useSelectedAsset(): string | undefined {
  const { id }: { id?: string } = useParams({ strict: false })
  return id
}
