import 'react-toastify/ReactToastify.css'
import '../ui/toast.css'
import { createRoot } from 'react-dom/client'
// The main entry injects a <style>, which our Content-Security-Policy blocks.
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import type { ToastKind } from './toasts.ts'

function Toaster() {
  return (
    <ToastContainer
      position="bottom-right"
      theme="colored"
      transition={Slide}
      autoClose={5000}
      newestOnTop={false}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
    />
  )
}

const place = document.createElement('div')
place.dataset['noPrint'] = ''
document.body.append(place)
createRoot(place).render(<Toaster />)

/** Only a failure interrupts a screen reader. */
export function pushToast(kind: ToastKind, text: string): void {
  toast[kind](text, { role: kind === 'error' ? 'alert' : 'status' })
}
