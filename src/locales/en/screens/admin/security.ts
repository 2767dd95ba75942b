/** The screen that requires a second login step from staff. */
export const adminSecurityWords = {
  wholeTeam: 'The whole team',
  required: 'Required',
  optional: 'Optional',
  requiredHint:
    'An admin without a second login step must set one up before they can do anything else.',
  requireHint:
    'Require a second login step from every admin and super admin. They must set it up before they can do anything else.',
  makeOptional: 'Make it optional',
  requireFromEveryone: 'Require it from everyone',
  intro: 'How your account is protected.',
  security: 'Security',
  setUpIntro: 'Everyone on the team needs a second login step. Set yours up to continue.',
  oneMoreStep: 'One more step',
  takesAMinute: 'It takes a minute.',
  setUpTitle: 'Everyone on the team needs a second login step',
  setUp: 'Set up yours',
}
