/** Push notifications on a device: the list under Account, and the question after a report. */
export const pushWords = {
  about:
    'When somebody checks your missing item’s number, we can notify this device within seconds. The lock screen only says “Something about your report”.',
  turnOn: 'Notify this device',
  isOn: 'This device gets notifications',
  end: 'Stop',
  endDevice: 'Stop notifying {device}',
  turnedOn: 'This device gets notifications from now on.',
  none: 'No device gets notifications yet.',
  lastRang: 'Last notified {when}',
  neverRang: 'Not notified yet',
  installFirst:
    'On an iPhone or iPad, add Toju to your home screen first: press Share, then “Add to Home Screen”. Open Toju from there, log in, and turn on notifications.',
  blocked:
    'This browser blocks notifications from Toju. Allow them in its settings for this site, then load this page again.',
  unsupported: 'This browser cannot show notifications. You still get our emails.',
  failed: 'This browser could not turn on notifications. Try again.',
  askTitle: 'Know at once when somebody checks your item',
  later: 'Not now',
  onDevices: 'On your devices',
}
