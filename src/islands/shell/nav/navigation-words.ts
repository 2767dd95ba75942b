import { createContext, useContext } from 'react'
import { navigationWords } from '../../../locales/en/screens/navigation.ts'

/** The texts of the app layout: English, unless the app provides another language. */
export const NavigationWords = createContext(navigationWords)

export const useNavigationWords = () => useContext(NavigationWords)
