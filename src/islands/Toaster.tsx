import 'react-toastify/ReactToastify.css'
import '../ui/feedback/toast.css'
import { createRoot } from 'react-dom/client'
// The main entry injects a <style>, which the Content-Security-Policy blocks.
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'

function Toaster() {
  return (
    <ToastContainer
      position="bottom-right"
      theme="colored"
      transition={Slide}
      autoClose={5000}
      newestOnTop={false}
      closeOnClick
      // A finger leaves its last place hovered, and the toast there would stay.
      pauseOnHover={!matchMedia('(hover: none)').matches}
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
    />
  )
}

const place = document.createElement('div')
place.dataset['noPrint'] = ''
// In the top layer, because a modal dialog would hide toasts.
place.popover = 'manual'
place.className = 'toast-layer'
document.body.append(place)
createRoot(place).render(<Toaster />)

let pushed = 0

/** Only errors interrupt a screen reader. */
export function pushToast(kind: ToastKind, text: string): void {
  riseAboveDialogs()
  // A phone has room for one. The same text twice is one toast; an id that is still on its way out
  // would be ignored.
  const isPhone = matchMedia('(width <= 480px)').matches
  if (isPhone) toast.dismiss()
  const toastId = isPhone ? `${++pushed}` : `${kind} ${text}`
  toast[kind](text, { role: kind === 'error' ? 'alert' : 'status', toastId })
}

/** The element that was added to the top layer last is above the others. */
function riseAboveDialogs(): void {
  // Browsers before 2024 have no popovers. There a dialog hides toasts.
  if (typeof place.showPopover !== 'function') return
  if (place.matches(':popover-open')) place.hidePopover()
  place.showPopover()
}

export type ToastKind = 'success' | 'info' | 'error'
