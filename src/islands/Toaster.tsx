import { createRoot } from 'react-dom/client'
// The package’s main entry injects a <style>, which the Content-Security-Policy blocks.
import theirStyles from 'react-toastify/ReactToastify.css?inline'
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import ourStyles from '../ui/feedback/toast.css?inline'
import { lastPressed } from './shell/loading/last-pressed.ts'

function Toaster() {
  return (
    <ToastContainer
      position="bottom-right"
      theme="colored"
      transition={Slide}
      autoClose={5000}
      newestOnTop={false}
      closeOnClick
      // After a touch the touched place stays hovered, and a toast there would never close.
      pauseOnHover={!matchMedia('(hover: none)').matches}
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
    />
  )
}

// No page begins with a toast, so none waits for their styles.
for (const css of [theirStyles, ourStyles]) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

const layer = document.createElement('div')
layer.dataset['noPrint'] = ''
// In the top layer, because a modal dialog would cover toasts.
layer.popover = 'manual'
layer.className = 'toast-layer'
document.body.append(layer)
createRoot(layer).render(<Toaster />)

let pushedCount = 0

/** Only errors interrupt a screen reader. */
export function pushToast(kind: ToastKind, text: string): void {
  riseAboveDialogs()
  // A phone has room for one toast, so the others close. It needs a new id: an id whose toast is
  // still closing is ignored. Elsewhere the same text twice is one toast.
  const isPhone = matchMedia('(width <= 480px)').matches
  if (isPhone) {
    toast.dismiss()
    layer.style.setProperty('--above-used', `${heightAboveUsed(text)}px`)
  }
  const toastId = isPhone ? `${++pushedCount}` : `${kind} ${text}`
  toast[kind](text, { role: kind === 'error' ? 'alert' : 'status', toastId })
}

/** From the lower edge of a phone to the upper edge of a toast there, above the bar of the app. */
function zonePxOf(text: string): number {
  const { fontSize } = getComputedStyle(document.documentElement)
  const bar = getComputedStyle(layer).getPropertyValue('--tab-bar')
  const lines = Math.ceil(text.length / charactersInLine)
  return (1.25 + (parseFloat(bar) || 0) + 1.5 + lines * 1.4) * parseFloat(fontSize)
}

/** A low guess: a toast that is taken for too high still covers nothing. */
const charactersInLine = 24

/**
 * From the lower edge of the screen: where a toast covers neither the pressed button nor the focus, which a
 * form moves to what is wrong. 0 if none is in its way, or if there is no room above it.
 */
function heightAboveUsed(text: string): number {
  const zonePx = zonePxOf(text)
  const boxes = [lastPressed(), document.activeElement]
    .filter((each) => each && each !== document.body)
    .map((each) => (each as Element).getBoundingClientRect())
    .sort((a, b) => b.bottom - a.bottom)
  let height = 0
  for (const { top, bottom } of boxes) {
    const isInTheWay = bottom > innerHeight - height - zonePx && top < innerHeight - height
    if (isInTheWay && top > zonePx) height = Math.round(innerHeight - top + 8)
  }
  return height
}

/** Opens the popover again, because the top layer shows its newest element above the others. */
function riseAboveDialogs(): void {
  // Browsers before 2024 have no popovers. In them a dialog covers toasts.
  if (typeof layer.showPopover !== 'function') return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

export type ToastKind = 'success' | 'info' | 'error'
