/** Printed labels. */
export const labelWords = {
  label: 'Label',
  labelForFinders: 'Label for finders',
  about: 'A finder scans the code and writes to you, without learning who you are.',
  printItAgain: 'Print it again',
  makeALabel: 'Make a label',
  renew: 'Renew',
  renewed: 'Label renewed. Print the new one.',
  renewTheLabel: 'Renew the label?',
  renewing:
    'The old label will stop working: nobody can write to you with it. Print the new label and put it on the item.',
  renewLabel: 'Renew the label',
  keepIt: 'Keep it',
  assets: 'Assets',
  labels: 'Labels',
  print: 'Print',
  howToPrint:
    'Print at 100% size, cut along the lines, and put each label where a finder will see it. Clear tape keeps the label dry.',
  noneChosen: 'No asset chosen',
  toAssets: 'Your assets',
  chooseSome: 'Choose one or more assets in your list.',
  foundThis: 'Found this?',
  scanAndTell: 'Scan the code and tell the owner. It takes a minute. You need no account.',
  foundAt: '{name} · {host}/found',
  qrCode: 'QR code of {text}',
  noData: 'No data? Dial {code}',
}
