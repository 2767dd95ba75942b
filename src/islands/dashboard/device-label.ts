/** What people call what they hold or sit at. */
export function deviceLabel(): 'phone' | 'computer' {
  return window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
}
