import { useParams } from '@tanstack/react-router'

/** The id of the asset in the URL, if the URL is an asset's. */
export function useSelectedAsset(): string | undefined {
  const { id }: { id?: string } = useParams({ strict: false })
  return id
}
