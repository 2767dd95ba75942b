/** Push notifications on a device: the list under Account, and the question after a report. */
export const pushWords = {
  about:
    'We can tell this device within seconds when somebody checks the number of what you miss. Its lock screen only says “Something about your report”.',
  turnOn: 'Notify this device',
  isOn: 'This device is notified',
  end: 'End',
  endDevice: 'End {device}',
  turnedOn: 'This device is notified from now on.',
  none: 'No device is notified yet.',
  lastRang: 'Last notified {when}',
  neverRang: 'Not notified yet',
  installFirst:
    'On an iPhone or iPad, add Toju to your home screen first: press Share, then “Add to Home Screen”. Open Toju from there, log in, and turn this on.',
  blocked:
    'This browser blocks notifications of Toju. Allow them in its settings for this site, then load this page again.',
  unsupported: 'This browser cannot show alerts. You still get our emails.',
  failed: 'This browser could not turn it on. Try again.',
  askTitle: 'Know the minute somebody checks it',
  later: 'Not now',
  onDevices: 'Alert on this phone',
}
