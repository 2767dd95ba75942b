import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is awaited comes in milliseconds, and on a busy machine later.
configure({ asyncUtilTimeout: 5000 })

// Testing Library does this automatically only where afterEach is a global.
afterEach(cleanup)
