/** The screen that requires a second factor from staff. */
export const adminSecurityWords = {
  theWholeTeam: 'The whole team',
  required: 'Required',
  optional: 'Optional',
  adminsWithoutA: 'An admin without a second factor can do nothing else until they set one up.',
  requireASecond:
    'Require a second factor from every admin and super admin. Until they set one up, they can do nothing else.',
  makeItEveryones: 'Make it optional',
  requireItOf: 'Require it from everyone',
  howYourAccount: 'How your account is protected.',
  security: 'Security',
  everyoneInThe: 'Everyone on the team needs a second factor. Set yours up to continue.',
  oneMoreStep: 'One more step',
  itTakesA: 'It takes a minute.',
  everyoneInTheTeam: 'Everyone on the team needs a second factor',
  setUpYours: 'Set up yours',
}
