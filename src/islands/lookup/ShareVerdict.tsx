import { verifyWords } from '../../locales/en/screens/verify.ts'
import { fill } from '../../locales/texts.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { searchPath } from '../paths.ts'

interface Props {
  identifier: string
  message: string
  origin: string
}

const style = buttonStyle({ variant: 'quiet' })

/**
 * Passes a result on. WhatsApp is a link; `share-verdict.ts` of the page makes the buttons work.
 */
export function ShareVerdict({ identifier, message, origin }: Props) {
  const url = origin + searchPath(identifier)
  const text = fill(verifyWords.shareText, { identifier, message, url })
  return (
    <div className="-mx-2 grid grid-cols-2 gap-1 sm:flex sm:flex-wrap" data-no-print>
      <a href={`https://wa.me/?${new URLSearchParams({ text })}`} rel="noopener" className={style}>
        {verifyWords.sendOnWhatsApp}
      </a>
      <button
        type="button"
        data-share={text}
        className={`${style} noscript:hidden unshareable:hidden`}
      >
        {verifyWords.share}
      </button>
      <button
        type="button"
        data-copy={url}
        data-copied={verifyWords.copied}
        className={`${style} noscript:hidden`}
      >
        {verifyWords.copyLink}
      </button>
      <button type="button" data-print className={`${style} noscript:hidden`}>
        {verifyWords.print}
      </button>
    </div>
  )
}
