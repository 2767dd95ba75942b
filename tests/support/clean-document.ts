import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library does this automatically only where afterEach is a global.
afterEach(cleanup)
