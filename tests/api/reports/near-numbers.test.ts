import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createLoss } from '../../../src/api/reports/losses.ts'
import { groupWhileTyping } from '../../../src/domain/identifiers/group-while-typing.ts'
import { startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { phoneForm, registerCar, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

const serial = { uuidType: 'serial-number', brand: 'Dell' } as const

it.each([
  ['serial-number', '5CG8225LZW', 'S5CG8225LZW', '5CG8225LZW'],
  ['serial-number', 'SPG23341445', 'PG23341445', 'SPG23341445'],
  ['vin', 'WVWZZZ3CZEE140287', 'IWVWZZZ3CZEE140287', 'WVWZZZ3CZEE140287'],
  ['serial-number', '063251250B001234', '063251250B00', '0632 5125 0B00 1234'],
  ['imei1', '356938030000013', 'BOXERBM150', 'Bajaj Boxer BM150, IMEI 356938030000013'],
  ['serial-number', '5CG8225LZX', '15DW1024NIA', 'HP 15-dw1024nia S/N 5CG8225LZX'],
])(
  'the clear %s %s is not called lost because a rival reports %s: “%s” is doubted',
  async (kind, number, near, text) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    if (kind === 'vin') await registerCar(app, owner, { vin: number })
    else {
      const form = { ...(await phoneForm(app, number)), uuidType: kind, brand: 'HP' }
      await owner.call(createAsset, form as never)
    }
    app.pass(4_000_000)
    const thing = near.startsWith('IW')
      ? await registerCar(app, rival, { chassisNumber: near, vin: '', plateNumber: 'ABC-777YY' })
      : await registerPhone(app, rival, near, serial)
    await report(rival, thing.id, 'Lost')
    const { data } = await app.visit().call(verify, { identifier: text })
    expect(data.verdict).toBe('invalid')
    expect(data.message).toMatch(/Do not buy yet/)
  },
)

test('who reports the half of a VIN that its model has says nothing about its vehicles', async () => {
  const app = await startTestApp()
  const [owner, rival] = [await signIn(app), await signIn(app)]
  await registerCar(app, owner, { vin: 'WVWZZZ1KZ9W123456' })
  for (const half of ['WVWZZZ1KZ', 'ZZZ1KZ']) {
    await report(rival, (await registerPhone(app, rival, half, serial)).id, 'Lost')
  }
  const ask = async (identifier: string) =>
    (await app.visit().call(verify, { identifier })).data.verdict
  expect(await ask('WVW ZZZ1KZ 9W123456')).toBe('clear')
  expect(await ask('WVW ZZZ1KZ 9W123457')).toBe('unknown')
})

it.each(['1M8GDM9AXKP-042788', '1M8 GDM9AX KP 042788'])(
  'who reports what all vehicles of a model share makes %s a doubt, not a loss',
  async (text) => {
    const app = await startTestApp()
    const rival = await signIn(app)
    await report(rival, (await registerPhone(app, rival, '1M8GDM9AXKP', serial)).id, 'Lost')
    const { data } = await app.visit().call(verify, { identifier: text })
    expect(data.verdict).toBe('invalid')
    expect(data.message).toContain('Do not buy yet')
  },
)

it.each([
  ['356938 03 564380 9', '356938 03 222222 7'],
  ['356938-03-564380-9', '356938-03-222222-7'],
  ['IMEI: 356938/03/564380/9', 'IMEI: 356938/03/222222/7'],
  ['35693803 564380 9', '35693803 222222 7'],
  ['35 693803 564380 9', '35 693803 222222 7'],
])(
  'who reports the eight digits that all phones of a model share says nothing about them: %s, %s',
  async (registered, unregistered) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    await registerPhone(app, owner, registered.replace(/\D/g, ''))
    for (const part of ['35693803', '356938', '693803', '564380']) {
      await report(rival, (await registerPhone(app, rival, part, serial)).id, 'Lost')
    }
    const ask = async (identifier: string) =>
      (await app.visit().call(verify, { identifier })).data.verdict
    expect(await ask(registered)).toBe('clear')
    expect(await ask(unregistered)).toBe('unknown')
  },
)

it.each(['5839210', '58392104', '583921046', '5839210467', '58392104671', '5839210467123'])(
  'who reports the first digits of serial numbers says nothing about them in the groups of the search field: %s',
  async (number) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    await registerPhone(app, owner, number, serial)
    for (const part of ['583921', '58392104', '04671', '0467123'].filter(
      (each) => each !== number,
    )) {
      await report(rival, (await registerPhone(app, rival, part, serial)).id, 'Lost')
    }
    const ask = async (digits: string) => {
      const { text } = groupWhileTyping({ text: digits, caret: digits.length })
      return (await app.visit().call(verify, { identifier: text })).data.verdict
    }
    expect(await ask(number)).toBe('clear')
    // Too few digits for an IMEI, and nothing else is said.
    expect(await ask(`${number.slice(0, -1)}5`)).toBe('invalid')
  },
)

it.each([
  'IMEI 1: 356938035643809',
  'IMEI1 356938035643809 IMEI2 356938032222227',
  'IMEI (slot 1) 356938035643809',
  'SIM 1: 356938035643809',
  'IMEI 35 693803 564380 9',
  'IMEI: 356938 03 564380 9',
  'check 35 693803 564380 9',
  'stolen? 35 693803 564380 9',
  'IMEI No. 1: 356938035643809',
  'Phone 1: 356938035643809',
  '356938035643809 SV 01',
  'IMEI (sim slot 1)\n356938035643809 / 01\nIMEI (sim slot 2)\n356938032222227 / 01',
  'IMEI 1 / IMEI 2: 356938035643809 / 356938032222227',
  'IMEI (1): 356938035643809',
  'IMEI: 356938035643809, IMEISV: 01',
  '1, IMEI: 356938 03 564380 9',
  'Phone, 1: 356938035643809',
  'Dual SIM, IMEI1: 356938035643809',
])(
  'who reports a word and its count as a plate says nothing about the phones beside them: %s',
  async (text) => {
    const app = await startTestApp({ limits: noLimits })
    const [owner, rival] = [await signIn(app), await signIn(app)]
    for (const imei of ['356938035643809', '356938032222227']) await registerPhone(app, owner, imei)
    app.pass(4_000_000)
    const labels = [
      ...['IMEI1', 'IMEI2', 'IMEISLOT1', 'SLOT1', 'SIM1', 'IMEI35', 'CHECK35', 'NO1', 'IMEINO1'],
      ...['PHONE1', 'SV01', '01IMEI', '1IMEI', 'IMEISV01', 'SIMIMEI1'],
    ]
    for (const [n, plateNumber] of labels.entries()) {
      const chassisNumber = `ZZT240-26849${n + 10}`
      const car = await registerCar(app, rival, { plateNumber, vin: '', chassisNumber })
      await report(rival, car.id, 'Lost')
    }
    for (const part of ['356938', 'TOLEN35']) {
      await report(rival, (await registerPhone(app, rival, part, serial)).id, 'Lost')
    }
    expect((await app.visit().call(verify, { identifier: text })).data.verdict).toBe('clear')
  },
)

test.each([
  ['RX350VIN', 'plateNumber', 'Lexus RX 350 VIN 2T2HA31U04C012345'],
  ['RX350AWD', 'plateNumber', 'RX 350 AWD 2T2HA31U04C012345'],
  ['GLK350SN', 'plateNumber', 'GLK 350 SN WDCGG8HB0AF123456'],
  ['SMA125FS', 'plateNumber', 'SM-A125F S/N R58M123ABCD'],
  ['AM256SSD', 'plateNumber', 'HP 840 8GB RAM 256 SSD 5CG0123ABC'],
  ['GB512SSD', 'plateNumber', 'Dell XPS 13 16 GB 512 SSD 57R4HK3'],
  ['RA003NIA', 'plateNumber', 'HP 15-ra003nia S/N CND7423SW6'],
  ['CPU170GH', 'plateNumber', 'Core(TM) i5-8350U CPU @ 1.70GHz, S/N 5CG4790QE3'],
  ['BOOKPRO15', 'serial-number', 'MacBookPro15,1 Serial Number (system): C02DG3SFTNR'],
  ['HOT30I', 'serial-number', 'IMEI of my Hot 30i is 864608496520839'],
  ['HOT30I', 'serial-number', 'IMEI Hot 30i 864608496520839'],
  // A word of a digit is in `iPhone` and `OnePlus`.
  ['IPH113', 'serial-number', 'iPhone13 356938035643809'],
  ['IPH114PROMAX', 'serial-number', 'iPhone14ProMax IMEI 356938035643809'],
  ['PH12', 'plateNumber', 'Phone2: 356938035643809'],
  ['1PLUS8', 'serial-number', 'OnePlus8 864608496520839'],
  ['IPH18', 'serial-number', 'iPhone8'],
  ['SAMSUNG', 'plateNumber', 'Samsung-356938035643809'],
  ['35693803', 'serial-number', '35693803 5643809'],
  ['35693803', 'plateNumber', '35693803-5643809 / 01'],
  ['35693803', 'serial-number', '356938 03 5643809'],
  ['35693803', 'chassisNumber', '35-693803-5643809'],
  ['35693803', 'serial-number', '356 938 03 564 380 9'],
  ['BABA35693803', 'mac-address', 'baba 35693803 5643809'],
  ['BLACK', 'serial-number', '35693 80356 43809 black'],
  ['IMEI1', 'plateNumber', '356938035643809-IMEI1'],
  ['HOT30I', 'serial-number', 'Hot30i.356938035643809'],
  ['HP840G5', 'serial-number', 'serial number of my HP 840 G5 is 5CG5790QE2'],
  ['RX350', 'serial-number', 'VIN of my RX350 is 2T2HA31U04C012345'],
  ['RX350', 'serial-number', 'chassis number (RX350): 2T2HA31U04C012345'],
  ['826284', 'serial-number', 'SN82 6284 1430 70'],
  ['490320071088826', 'imei1', '89049032007108882600151350551843'],
  ['490320071088826', 'imei1', 'EID 8904 9032 0071 0888 2600 1513 5055 1843'],
  ['D8904903200500888', 'vin', 'EID 89049032005008882600033489102145, IMEI 356938035643809'],
  ['01088060921234', 'imei1', '(01)08806092123489(21)R58FS556LEA'],
  ['010880609212348', 'imei1', '010880609212348921R58N12ABCDE'],
  // The model and the day, and a count.
  ['912384601523074', 'imei1', '9123846015230740001'],
  ['HA2B3C4D5E2305120', 'vin', 'HA2B3C4D5E2305120001'],
  ['ROM128GB', 'plateNumber', 'IMEI: 356938035643809\nRAM:8GB\nROM:128GB'],
  ['MAX256GB', 'plateNumber', 'iPhone 13 Pro Max/256GB 356938035643809'],
  ['GEN500GB', 'plateNumber', 'HP 840 G5 Core i5 8th Gen 500GB S/N 5CG8225LZW'],
  ['WIN108GB', 'plateNumber', 'Dell 8XK2PQ2 Win10 8GB'],
  ['SSD256GB', 'plateNumber', 'HP 5CG8225LZW SSD256GB'],
  // Model numbers of Apple, on each box, and of Asus.
  ['MF839LLA', 'plateNumber', 'Part No. MF839LL/A\nSerial No. C02RX0ABFVH5'],
  ['MD297LLA', 'plateNumber', 'iPhone 5 MD297LL/A IMEI 356938035643809'],
  ['UX310UAK', 'plateNumber', 'ASUS UX310UAK SN H2N0CV123456789'],
  ['43UP7550PVB', 'serial-number', 'LG 43UP7550PVB 43UP7550PVB.AFQ S/N 105MAXX12340'],
  ['2005ZZE122LAEPDKA', 'vin', 'Corolla 2005 ZZE122L-AEPDKA chassis ZZE122-1234567'],
  ['00888462064392', 'imei1', 'GTIN 00888462064392 S/N C02RX0ABFVH5'],
  ['1SAMSU', 'serial-number', '1.Samsung A12 356938035643809'],
  ['AMSU', 'serial-number', '12.Samsung A12 356938035643809'],
  // Sony's and Nikon's serial numbers have seven digits.
  ['KD55X80J', 'serial-number', 'Sony KD-55X80J S/N 6831132'],
  ['SONYKD55X80J', 'serial-number', 'Sony KD-55X80J S/N 6831132'],
  ['WH1000XM4', 'serial-number', 'Sony WH-1000XM4 3604533'],
  ['D56001855MM', 'serial-number', 'Nikon D5600 18-55mm 7012345'],
  ['SAMSUNGUA55AU7000', 'vin', 'Samsung UA55AU7000 S/N 0BXJ3HAN123456W'],
  ['SAMSUNGUA55AU7000', 'vin', 'Samsung UA55AU7000 0BXJ3HAN123456W'],
  ['BENZGLK350', 'serial-number', 'Benz GLK350 KJA-628GY'],
  ['ADDRESS0200000000', 'vin', 'IMEI 356938035643809 Wi-Fi MAC address 02:00:00:00:00:00'],
  ['TYPEP98G001', 'serial-number', 'Service Tag: 8XK2PQ2 Reg Model: P98G Reg Type: P98G001'],
  ['WVWZZZ1KZ9W', 'serial-number', 'Golf 4 WVWZZZ1KZ9W 334226'],
  ['C1120212325000', 'meid', 'Realme C11 2021 2/32 5000, IMEI 356938035643809'],
  ['A1208031234567', 'meid', 'Samsung Galaxy A12, 08031234567, IMEI 356938035643809'],
  ['HTCU1108031234567', 'vin', 'HTC U11 08031234567 IMEI 356938035643809'],
  ['SE20202021N450000', 'vin', 'iPhone SE 2020, 2021, N450000, 356938035643809'],
  ['A21722020128', 'mac-address', 'iPhone A2172 2020 128 IMEI 356938035643809'],
  ['BENZGLK35024L2009', 'vin', 'Benz GLK350 2.4L 2009 Reg. No. ZZE122L-7755725'],
  ['LEXUSIS250', 'plateNumber', 'Lexus IS250 KJA-826TA'],
  ['C3004MATIC', 'serial-number', 'Benz C300 4MATIC plate KJA-399RY'],
  ['4RUNNER2010', 'plateNumber', 'Toyota 4Runner 2010, plate no: KJA-526LT'],
  ['RAV42012', 'serial-number', 'RAV4 2012 reg no KJA-526LT'],
  ['HONDACG1252010', 'serial-number', 'Honda CG125 2010 plate KJA-526LT'],
  ['2007WDCGG8HB0AF', 'serial-number', 'Benz, 2007 - WDCGG8HB0AF 007500'],
  ['RAV42012VIN', 'serial-number', 'RAV4 2012 VIN JTM ZD33V8 66012345'],
  ['E24020022600', 'mac-address', 'Benz E240 2002 2600 VIN WDB2100611B123456'],
] as const)(
  'who reports %s as a %s reports nothing that many things have in their names or on their labels: %s',
  async (identifier, kind, text) => {
    const app = await startTestApp()
    const loss = { kind, brand: 'Lenovo', status: 'Lost', asWritten: true } as const
    await (await signIn(app)).call(createLoss, { identifier, ...loss })
    const { data } = await app.visit().call(verify, { identifier: text })
    expect(['unknown', 'invalid']).toContain(data.verdict)
  },
)

it.each([
  ['356938035643809', 'imei1', 'IMEI356938035643809SN5CG8225LZW'],
  ['356938035643809', 'imei1', '356938035643809356938032222227'],
  ['2T2HA31U04C012345', 'vin', 'VIN2T2HA31U04C012345PLATEKJA123AB'],
] as const)(
  'the loss of %s is told though another number is glued to it: %s',
  async (identifier, kind, text) => {
    const app = await startTestApp()
    const loss = { identifier, kind, brand: 'Toyota', status: 'Lost' } as const
    await (await signIn(app)).call(createLoss, loss)
    expect((await app.visit().call(verify, { identifier: text })).data.verdict).toBe('lost')
  },
)

it.each(['3501004252231080001', '12350100425223108'])(
  'a confirmed theft of an IMEI is named where more digits are beside it: %s',
  async (text) => {
    const app = await startTestApp()
    const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
    const phone = await registerPhone(app, owner, '350100425223108')
    const { id } = await report(owner, phone.id, 'Stolen')
    await admin.call(moderateReport, { id, status: 'active' })
    const { data } = await app.visit().call(verify, { identifier: text })
    expect(data).toMatchObject({ verdict: 'invalid', message: expect.stringMatching(/350100/) })
  },
)

it.each([
  ['please check 356938/03/564380/9', 'PLEASECHECK356938'],
  ['Please check: 356938 03 564380 9', 'PLEASECHECK356938'],
  ['abeg check 35 693803 564380 9', 'ABEGCHECK35693803'],
])(
  'who reports words and the digits of a model as a VIN says nothing about its phones: %s, %s',
  async (text, vin) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    await registerPhone(app, owner, '356938035643809')
    await report(rival, (await registerCar(app, rival, { vin })).id, 'Lost')
    expect((await app.visit().call(verify, { identifier: text })).data.verdict).toBe('clear')
    expect((await app.visit().call(verify, { identifier: `${text} / ${vin}` })).data.verdict).toBe(
      'lost',
    )
  },
)

it.each([
  ['VIN: 4T1 BF1FK5 KP200853', 'VIN4T1'],
  ['Chassis No\n4T1 BF1FK5 KP200853', 'NO4T1'],
])(
  'who reports a label and the maker in a VIN says nothing about its cars, as we show their numbers: %s, %s',
  async (text, identifier) => {
    const app = await startTestApp()
    const loss = { identifier, kind: 'serial-number', brand: 'HP', status: 'Lost' } as const
    await (await signIn(app)).call(createLoss, { ...loss, asWritten: true })
    expect((await app.visit().call(verify, { identifier: text })).data.verdict).toBe('unknown')
  },
)

test('who reports the half of a MAC address that its maker has says nothing about its devices', async () => {
  const app = await startTestApp()
  const [owner, rival] = [await signIn(app), await signIn(app)]
  const mac = '3C:AF:70:CE:18:CD'
  await registerPhone(app, owner, mac, { uuidType: 'mac-address', brand: 'HP' })
  for (const half of ['3CAF70', '3CAF70CE']) {
    await report(rival, (await registerPhone(app, rival, half, serial)).id, 'Lost')
  }
  for (const [n, plateNumber] of ['AF70', 'MAC3C', 'CHECK3C'].entries()) {
    const chassisNumber = `ZZT240-26849${n + 10}`
    const car = await registerCar(app, rival, { plateNumber, vin: '', chassisNumber })
    await report(rival, car.id, 'Lost')
  }
  for (const text of [mac, `Wi-Fi MAC: ${mac}`, `please check ${mac}`]) {
    expect((await app.visit().call(verify, { identifier: text })).data.verdict).toBe('clear')
  }
})

test('who reports the half of a UUID that its maker has says nothing about its computers', async () => {
  const app = await startTestApp()
  const [owner, rival] = [await signIn(app), await signIn(app)]
  const uuid = '4C4C4544-0038-3510-8052-B4C04F4A3032'
  await registerPhone(app, owner, uuid, { uuidType: 'uuid', brand: 'Dell' })
  const half = { uuidType: 'mac-address', brand: 'Dell' } as const
  await report(rival, (await registerPhone(app, rival, '4C:4C:45:44:00:38', half)).id, 'Lost')
  const ask = async (identifier: string) =>
    (await app.visit().call(verify, { identifier })).data.verdict
  for (const text of [uuid, uuid.replaceAll('-', ' '), `UUID\n${uuid}`, `please check ${uuid}`]) {
    expect(await ask(text)).toBe('clear')
  }
  expect(await ask('4C4C4544-0038-4A10-8031-B4C04F4A3032')).toBe('unknown')
  expect(await ask(`Dell Latitude 5490 ${uuid}`)).toBe('invalid')
})
