/**
 * Words that ask about topics independent of the machine, by the anchor of the answer: a topic of
 * `question-schema.ts`, or a term of `src/site/booking-terms.ts`. The first matching topic wins.
 */
export const TOPIC_WORDS: Readonly<Record<string, string>> = {
  rebate: 'rebate incentive taxcredit grant subsidy cleanheat',
  'gas-law': 'gaslaw gasdetector detector',
  'own-unit': 'ownunit',
  'not-ours': 'windowac walkin icemachine refrigerator fridge stove',
  parking: 'parking park driveway loadingdock',
  'house-rules': 'houserules quiethours',
  access: 'behome doorman keyholder',
  permit: 'permit filing dob landmark landmarks',
  'who-pays': 'pay landlord tenant responsible responsibility liable',
  payment: 'payment zelle venmo cash creditcard financing finance installments',
  deposit: 'deposit',
  warranty: 'warranty',
  languages: 'language spanish chinese russian english',
  'after-hours': 'open hours afterhours weekend weekends sunday saturday emergency',
  licensed: 'license licensed dcwp',
  insurance: 'insured',
  papers: 'insurance coi certificate paperwork managingagent',
  time: 'howlong appointment',
  'visit-fee': 'visit fee fees charge',
  cost: 'cost howmuch',
};

/**
 * Phrases that count as a single topic word, which comes first in each list; they are read together with
 * `search-phrases.ts`.
 */
export const TOPIC_PHRASES: Readonly<Record<string, string>> = {
  financing: 'pay over time, in installments, monthly payments, pay monthly',
  ll97: 'll 97, local law 97',
  cleanheat: 'clean heat, nys clean heat',
  gaslaw:
    'local law 152, local law 157, ll 152, ll 157, ll152, ll157, gas inspection, gas pipe inspection, gas piping inspection',
  gasdetector: 'gas detector, gas detectors, natural gas detector',
  ownunit:
    'own unit, own equipment, bought the unit, bought a unit, bought it myself, bought my own, buy it myself, buy my own, buy the unit myself, already have the unit, customer supplied',
  windowac: 'window ac, window air conditioner, window air conditioners',
  walkin: 'walk in, walk ins, walk in cooler, walk in freezer',
  icemachine: 'ice machine, ice maker',
  loadingdock: 'loading dock',
  houserules: 'house rules, building rules, work hours, working hours of building',
  quiethours: 'quiet hours, noise hours',
  behome:
    'be home, be at home, be there, be present, stay home, someone home, somebody home, let you in, let them in',
  managingagent: 'managing agent, property manager, several buildings',
};
