/**
 * Words that ask for what a page answers whatever the machine, by the anchor of the answer: a topic of `schema.ts`, or
 * a term of `src/site/booking-terms.ts`. The first topic that is named wins.
 */
export const TOPIC_WORDS: Readonly<Record<string, string>> = {
  rebate: 'rebate incentive taxcredit grant subsidy',
  permit: 'permit filing dob landmark landmarks',
  'who-pays': 'pay landlord tenant responsible responsibility liable',
  payment: 'payment zelle venmo cash creditcard financing installments',
  deposit: 'deposit',
  warranty: 'warranty',
  languages: 'language spanish chinese russian english',
  'after-hours': 'open afterhours weekend weekends sunday saturday emergency',
  license: 'license dcwp',
  papers: 'insurance coi',
  time: 'howlong',
  'visit-fee': 'visit fee fees charge',
  cost: 'cost howmuch',
};
