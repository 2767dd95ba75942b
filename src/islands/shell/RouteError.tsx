import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ScreenError } from '../../ui/feedback/ErrorBoundary.tsx'

export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  return <ScreenError error={error} onRetry={() => void router.invalidate()} />
}
