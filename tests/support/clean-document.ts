import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Awaited changes take milliseconds, and longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Testing Library does this automatically only where afterEach is a global.
afterEach(cleanup)
