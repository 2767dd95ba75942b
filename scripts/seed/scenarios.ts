import type { ReportStatus } from '../../src/domain/reports/reports.ts'
import type { Colour } from './catalogue.ts'

/** The report's current status. */
export type Ending =
  | 'under review'
  | 'open'
  | 'rejected'
  | 'recovered'
  | 'handed over'
  | 'closed by us'
  | 'put away'

/** One report and its asset. */
export interface Scenario {
  /** First name of the reporter. */
  by: string
  what: string
  colour: Colour
  status: ReportStatus
  end: Ending
  /** Days since it was reported. */
  daysAgo: number
  /** When it was last seen, that day or the day before. */
  time: string
  location: string
  description: string
  /** Why staff rejected it. */
  reason?: string
  /** Two scenarios with the same mark concern the same asset. */
  mark?: string
  /** The mark of an asset whose number the finder misread by one character. */
  misreads?: string
  /** The number that the reporter gives, of another kind than the catalogue's. */
  number?: Record<'uuidType' | 'uuid', string>
  /** The owner's name for the asset, if any. */
  name?: string
}

export const scenarios: readonly Scenario[] = [
  // Ada, whose login is printed, has one report of nearly every kind.
  {
    by: 'Ada',
    what: 'Apple iPhone 12',
    colour: 'Black',
    status: 'Stolen',
    end: 'open',
    daysAgo: 9,
    time: '17:40',
    location: 'Computer Village, Ikeja, Lagos',
    description:
      'Snatched from my hand at the Otigba Street junction by two boys on a bike. The police extract from Area F is with me.',
    mark: 'try: stolen',
    name: 'Black iPhone 12',
  },
  {
    by: 'Ada',
    what: 'Samsung Galaxy Tab A8',
    colour: 'Grey',
    status: 'Lost',
    end: 'open',
    daysAgo: 23,
    time: '20:15',
    location: 'Allen Roundabout, Ikeja, Lagos',
    description:
      'Left on the back seat of a taxi from the airport. The driver’s line has been off since.',
    mark: 'lost tablet',
    name: 'Grey Galaxy Tab A8',
  },
  {
    by: 'Ada',
    what: 'Tecno Camon 20',
    colour: 'Green',
    status: 'Lost',
    end: 'recovered',
    daysAgo: 152,
    time: '11:05',
    location: 'Tejuosho Market, Yaba, Lagos',
    description: 'Fell out of my bag while I priced lace. A trader kept it for me.',
    name: 'Green Tecno Camon 20',
  },
  {
    by: 'Ada',
    what: 'itel A60',
    colour: 'Blue',
    status: 'Stolen',
    end: 'rejected',
    daysAgo: 88,
    time: '07:30',
    location: 'Berger bus stop, Ojodu, Lagos',
    description: 'I think it was taken in the bus. I do not have the carton any more.',
    reason:
      'The number in your picture is of another phone. Report it again with a picture of the carton or the *#06# screen.',
    name: 'Blue itel A60',
  },
  {
    by: 'Ada',
    what: 'Redmi Note 11',
    colour: 'Purple',
    status: 'Found',
    end: 'open',
    daysAgo: 4,
    time: '08:20',
    location: 'Ojota bus stop, Lagos',
    description:
      'Under the seat of a danfo from Ojota to Obalende. Locked, and nobody has called it yet.',
    name: 'Purple Redmi, found in a bus',
  },

  // Waiting for staff.
  {
    by: 'Chinedu',
    what: 'Samsung Galaxy A34',
    colour: 'Green',
    status: 'Stolen',
    end: 'under review',
    daysAgo: 1,
    time: '13:10',
    location: 'Alaba International Market, Ojo, Lagos',
    description:
      'A customer asked to check it and ran into the crowd. CCTV of the line has his face.',
  },
  {
    by: 'Musa',
    what: 'Bajaj Boxer BM100',
    colour: 'Red',
    status: 'Stolen',
    end: 'under review',
    daysAgo: 2,
    time: '05:45',
    location: 'Sabon Gari, Kano',
    description:
      'The padlock was cut at night in front of the house. Reported at Sabon Gari division.',
  },
  {
    by: 'Kelechi',
    what: 'Lexus RX 350',
    colour: 'Black',
    status: 'Stolen',
    end: 'under review',
    daysAgo: 1,
    time: '21:30',
    location: 'Ada George Road, Port Harcourt, Rivers',
    description:
      'Taken at gunpoint while I opened my gate. The tracker went silent near Rumuokwuta.',
  },
  {
    by: 'Ngozi',
    what: 'Dell Latitude 7490',
    colour: 'Black',
    status: 'Stolen',
    end: 'under review',
    daysAgo: 6,
    time: '16:00',
    location: 'Ogbete Main Market, Enugu',
    description:
      'My shop was broken into over the weekend. I have since seen this serial number advertised in Onitsha.',
    mark: 'disputed laptop',
  },

  // Confirmed: lookups show it.
  {
    by: 'Tunde',
    what: 'Honda Accord',
    colour: 'Silver',
    status: 'Stolen',
    end: 'open',
    daysAgo: 34,
    time: '22:15',
    location: 'National Stadium, Surulere, Lagos',
    description:
      'Parked during the match and gone after it. Reported at Surulere division the same night.',
  },
  {
    by: 'Hauwa',
    what: 'Apple iPhone 13',
    colour: 'Midnight blue',
    status: 'Stolen',
    end: 'open',
    daysAgo: 17,
    time: '12:40',
    location: 'Wuse Market, Abuja',
    description:
      'Pulled out of my bag at the fabric section. The phone was switched off within minutes.',
  },
  {
    by: 'Ifeanyi',
    what: 'Tecno Spark 10',
    colour: 'Gold',
    status: 'Stolen',
    end: 'open',
    daysAgo: 71,
    time: '18:05',
    location: 'Ariaria International Market, Aba, Abia',
    description:
      'One of six phones taken from my stall when they cut the roof. Others are reported too.',
  },
  {
    by: 'Ifeanyi',
    what: 'Infinix Hot 30',
    colour: 'Black',
    status: 'Stolen',
    end: 'open',
    daysAgo: 71,
    time: '18:05',
    location: 'Ariaria International Market, Aba, Abia',
    description: 'Taken from my stall together with five others when they cut the roof.',
  },
  {
    by: 'Osagie',
    what: 'Toyota Camry',
    colour: 'Wine',
    status: 'Stolen',
    end: 'open',
    daysAgo: 126,
    time: '19:50',
    location: 'Ring Road, Benin City, Edo',
    description: 'I gave the key to a car-wash attendant and neither came back.',
  },
  {
    by: 'Aniekan',
    what: 'HP Pavilion 15',
    colour: 'Silver',
    status: 'Stolen',
    end: 'open',
    daysAgo: 48,
    time: '14:25',
    location: 'Ibom Plaza, Uyo, Akwa Ibom',
    description:
      'Window of the car was broken; the bag with the laptop and my certificates is gone.',
  },
  {
    by: 'Ibrahim',
    what: 'Lenovo ThinkPad T480',
    colour: 'Black',
    status: 'Stolen',
    end: 'open',
    daysAgo: 93,
    time: '09:35',
    location: 'Rigasa train station, Kaduna',
    description: 'The bag was swapped for another one at the luggage check.',
  },
  {
    by: 'Damilola',
    what: 'Apple MacBook Pro 13',
    colour: 'Grey',
    status: 'Stolen',
    end: 'open',
    daysAgo: 12,
    time: '10:10',
    location: 'Lekki Phase 1, Lagos',
    description:
      'Taken from the co-working hall during the power cut. The guard’s book shows two visitors.',
  },
  {
    by: 'Tonye',
    what: 'TVS HLX 125',
    colour: 'Blue',
    status: 'Stolen',
    end: 'open',
    daysAgo: 55,
    time: '15:20',
    location: 'Mile 1 Market, Port Harcourt, Rivers',
    description: 'The rider I gave it to on hire purchase has not been seen since.',
  },

  // Stolen and recovered.
  {
    by: 'Zainab',
    what: 'Samsung Galaxy S21',
    colour: 'Purple',
    status: 'Stolen',
    end: 'recovered',
    daysAgo: 134,
    time: '16:45',
    location: 'Central Market, Katsina',
    description:
      'Snatched near the motor park. A buyer checked the number, refused it and called the police.',
  },
  {
    by: 'Isoken',
    what: 'Toyota Highlander',
    colour: 'White',
    status: 'Stolen',
    end: 'recovered',
    daysAgo: 101,
    time: '06:30',
    location: 'Uselu, Benin City, Edo',
    description:
      'Taken from the compound at night. Stopped at a checkpoint near Ekpoma a week later.',
  },
  {
    by: 'Chioma',
    what: 'HP EliteBook 840 G5',
    colour: 'Silver',
    status: 'Stolen',
    end: 'recovered',
    daysAgo: 205,
    time: '13:00',
    location: 'Nnamdi Azikiwe University, Awka, Anambra',
    description:
      'Left the reading room with somebody else. Security found it with the repairer at the gate.',
  },

  // Rejected or archived.
  {
    by: 'Efe',
    what: 'Toyota Corolla',
    colour: 'Gold',
    status: 'Stolen',
    end: 'rejected',
    daysAgo: 142,
    time: '20:00',
    location: 'Effurun Roundabout, Warri, Delta',
    description: 'My partner took the car after we quarrelled about the business.',
    reason:
      'This is a dispute between partners, which a court decides. We mark as stolen only what was taken without a claim to it.',
  },
  {
    by: 'Yakubu',
    what: 'Infinix Smart 8',
    colour: 'Green',
    status: 'Stolen',
    end: 'rejected',
    daysAgo: 59,
    time: '11:50',
    location: 'Terminus Market, Jos, Plateau',
    description: 'Stolen.',
    reason: 'We need to know what happened, and the police extract or the receipt.',
  },
  {
    by: 'Wale',
    what: 'Qlink X-Ranger 200',
    colour: 'Yellow',
    status: 'Stolen',
    end: 'put away',
    daysAgo: 176,
    time: '04:50',
    location: 'Oja Oba, Akure, Ondo',
    description: 'Taken from the back of the shop. It was later found burnt near Ilara.',
  },

  // Lost.
  {
    by: 'Ekaette',
    what: 'Apple MacBook Air M1',
    colour: 'Gold',
    status: 'Lost',
    end: 'open',
    daysAgo: 14,
    time: '18:30',
    location: 'Marina Resort, Calabar, Cross River',
    description:
      'Forgotten on a bench after a wedding shoot, in a brown sleeve with my card inside.',
    mark: 'try: lost',
  },
  {
    by: 'Segun',
    what: 'Apple iPhone 11',
    colour: 'White',
    status: 'Lost',
    end: 'open',
    daysAgo: 8,
    time: '15:15',
    location: 'University of Ibadan gate, Ibadan, Oyo',
    description: 'Left in a micra from UI gate to Iwo Road. It rang for a day.',
    mark: 'iPhone in the micra',
  },
  {
    by: 'Aisha',
    what: 'Redmi 12',
    colour: 'Blue',
    status: 'Lost',
    end: 'open',
    daysAgo: 31,
    time: '12:00',
    location: 'Kantin Kwari Market, Kano',
    description: 'Missing since I paid for fabric at the third row. A gold case with a ring.',
  },
  {
    by: 'Bisola',
    what: 'Infinix Note 30',
    colour: 'Gold',
    status: 'Lost',
    end: 'open',
    daysAgo: 3,
    time: '19:05',
    location: 'Iyana Ipaja, Lagos',
    description: 'Dropped while I crossed the bridge with the children.',
  },
  {
    by: 'Halima',
    what: 'Samsung Galaxy A14',
    colour: 'Black',
    status: 'Lost',
    end: 'open',
    daysAgo: 66,
    time: '10:40',
    location: 'Kure Ultra-Modern Market, Minna, Niger',
    description: 'Fell from a keke between Bosso and the market.',
  },
  {
    by: 'Terver',
    what: 'Lenovo IdeaPad 3',
    colour: 'Grey',
    status: 'Lost',
    end: 'open',
    daysAgo: 40,
    time: '17:10',
    location: 'Wurukum Motor Park, Makurdi, Benue',
    description: 'Went on with the luggage of a Benue Links bus to Abuja. My thesis is on it.',
  },
  {
    by: 'Kehinde',
    what: 'Lenovo Tab M10',
    colour: 'Midnight blue',
    status: 'Lost',
    end: 'recovered',
    daysAgo: 110,
    time: '14:00',
    location: 'Olaiya Junction, Osogbo, Osun',
    description: 'Left at a business centre. They found my number through Toju.',
  },
  {
    by: 'Uchechi',
    what: 'Tecno Pova 5',
    colour: 'Black',
    status: 'Lost',
    end: 'recovered',
    daysAgo: 77,
    time: '09:10',
    location: 'Isi Gate, Umuahia, Abia',
    description: 'Slipped out of my pocket in the bus to Abakaliki.',
    mark: 'phone in the Abakaliki bus',
  },
  {
    by: 'Obinna',
    what: 'itel S23',
    colour: 'White',
    status: 'Lost',
    end: 'closed by us',
    daysAgo: 163,
    time: '08:00',
    location: 'Ama JK, Owerri, Imo',
    description:
      'Lost in the traffic. Please close this one, I sold the phone and wrote the wrong number.',
    reason: 'Closed at the owner’s request.',
  },
  {
    by: 'Gbenga',
    what: 'ZTE Visafone handset',
    colour: 'Black',
    status: 'Lost',
    end: 'put away',
    daysAgo: 289,
    time: '16:20',
    location: 'Post Office, Ilorin, Kwara',
    description: 'My old CDMA phone, lost with the pouch.',
    reason: 'The network of this phone is closed for good.',
  },

  // Found by another user.
  {
    by: 'Yetunde',
    what: 'Apple iPhone 11',
    colour: 'White',
    status: 'Found',
    end: 'open',
    daysAgo: 7,
    time: '07:40',
    location: 'Iwo Road motor park, Ibadan, Oyo',
    description:
      'Between the seats of the car I boarded to Abeokuta. Switched off now, and safe with me.',
    mark: 'iPhone in the micra',
    name: 'White iPhone, found in a car',
  },
  {
    by: 'Sadiq',
    what: 'Infinix Hot 30',
    colour: 'Blue',
    status: 'Found',
    end: 'open',
    daysAgo: 19,
    time: '16:50',
    location: 'ABU Samaru campus, Zaria, Kaduna',
    description: 'On a desk in the engineering library after closing time.',
    name: 'Blue Infinix, found on a desk',
  },
  {
    by: 'Ronke',
    what: 'Honda Ace CB125',
    colour: 'Red',
    status: 'Found',
    end: 'open',
    daysAgo: 26,
    time: '06:10',
    location: 'Ajilosun, Ado Ekiti, Ekiti',
    description: 'Stands in our compound since Sunday; nobody in the street knows it.',
    name: 'Red motorcycle left in our compound',
  },
  {
    by: 'Edidiong',
    what: 'Lenovo IdeaPad 3',
    colour: 'Grey',
    status: 'Found',
    end: 'open',
    daysAgo: 33,
    time: '12:30',
    location: 'Wurukum Motor Park, Makurdi, Benue',
    description:
      'In the luggage of a Benue Links bus, under the bench. It has a sticker of a bank.',
    number: { uuidType: 'serial-number', uuid: 'PF3XK2LM' },
    name: 'Grey Lenovo, found in the park',
  },
  {
    by: 'Amarachi',
    what: 'Tecno Pova 5',
    colour: 'Black',
    status: 'Found',
    end: 'handed over',
    daysAgo: 76,
    time: '11:20',
    location: 'Presco Junction, Abakaliki, Ebonyi',
    description: 'A boy brought it to my shop to unlock. I kept it for the owner.',
    mark: 'phone in the Abakaliki bus',
    name: 'Black Tecno, brought to my shop',
  },
  {
    by: 'Folake',
    what: 'Apple iPad 9th generation',
    colour: 'Silver',
    status: 'Found',
    end: 'handed over',
    daysAgo: 215,
    time: '13:35',
    location: 'Mile 12 Market, Ketu, Lagos',
    description: 'Left on my counter by a customer. She came back with the receipt.',
    name: 'Silver iPad, left on my counter',
  },
  {
    by: 'Onome',
    what: 'itel A60',
    colour: 'Black',
    status: 'Found',
    end: 'put away',
    daysAgo: 68,
    time: '17:25',
    location: 'Enerhen Junction, Effurun, Delta',
    description: 'On the road, badly broken.',
    reason: 'Given to the police at Effurun, with their number.',
    name: 'Broken itel, found on the road',
  },
  {
    by: 'Damilola',
    what: 'Samsung Galaxy Tab A8',
    colour: 'Grey',
    status: 'Found',
    end: 'open',
    daysAgo: 21,
    time: '09:30',
    location: 'Allen Roundabout, Ikeja, Lagos',
    description: 'A tablet on the back seat of a taxi from the airport. The screen is locked.',
    misreads: 'lost tablet',
    name: 'Grey Samsung tablet, found in a taxi',
  },
]
