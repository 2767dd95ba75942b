/** Said above the log-in form to a visitor who wanted to do something first. The first match applies. */
export const loginReasons = [
  {
    path: '/dashboard/reports/new',
    text: 'Log in or sign up to report your item. You come straight back to the report.',
  },
  {
    path: '/dashboard/assets/new',
    text: 'Log in or sign up to register your item. You come straight back, with its number filled in.',
  },
  {
    path: '/verify-business',
    text: 'Log in or sign up to verify your business. You come straight back to the form.',
  },
  { path: '/payment', text: 'Log in or sign up to buy a plan. You come straight back to it.' },
  { path: '/dashboard/transfers', text: 'Log in or sign up to see what was offered to you.' },
  { path: '/dashboard', text: 'Log in to go on. You come straight back to the page you wanted.' },
] as const
