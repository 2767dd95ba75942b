import { createContext, useContext } from 'react'
import { sharedWords } from '../../locales/en/screens/shared.ts'

/** The texts of parts that screens share, in the language of the screen: English by default. */
export const SharedWords = createContext(sharedWords)

export const useSharedWords = () => useContext(SharedWords)
