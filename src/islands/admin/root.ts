import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
