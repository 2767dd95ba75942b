export function deviceLabel(): 'phone' | 'computer' {
  return window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
}
