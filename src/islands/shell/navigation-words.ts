import { createContext, useContext } from 'react'
import { navigationWords } from '../../locales/en/screens/navigation.ts'

/** The words of the frame: in English, unless the app gives those of another language. */
export const NavigationWords = createContext(navigationWords)

export const useNavigationWords = () => useContext(NavigationWords)
