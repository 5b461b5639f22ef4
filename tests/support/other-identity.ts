/**
 * An identity whose name, phone number, address, website and hours differ from those of the fixture and the sample.
 * Its names are nearly as long as the schema allows, and its office is in another state. It has a lunch break, hours past midnight, a 24-hour day, a
 * notice, and no booking page.
 */
import { type BusinessInput, businessSchema } from '../../src/lib/identity/business-schema.ts';
import { TEST_INSTANT } from './test-instant.ts';

/** A year in which the notice may end. Notices must end within three years. */
export const NOTICE_YEAR = new Date(TEST_INSTANT).getFullYear() + 2;

const WEEK = '07:15-12:15, 13:15-16:45';

/** The identity as an owner writes it. */
export const OTHER_IDENTITY: BusinessInput = {
  name: 'Metropolitan Żyła, Kelly & O’Rourke Heating, Cooling and Ventilation Company LLC',
  shortName: 'Metropolitan Żyła & O’Rourke',
  phone: '(347) 555-0187',
  phoneExtension: '40221',
  textPhone: '(347) 555-0186',
  email: 'front.desk.and.dispatch@metropolitan-heating-cooperative.example',
  address: {
    street: '98765 Saint Bartholomew’s Boulevard, Rear Building',
    city: 'Jersey City',
    state: 'NJ',
    zip: '07302-1234',
  },
  coordinates: { latitude: '40.7459123', longitude: '-73.9570' },
  hours: {
    monday: 'open all day',
    tuesday: WEEK,
    wednesday: WEEK,
    thursday: '10:30-19:30',
    friday: WEEK,
    saturday: '20:00-02:30',
    sunday: 'closed',
  },
  holidays: [{ date: '2027-06-18', name: 'Juneteenth, observed', hours: 'closed' }],
  notice: {
    text: 'We are closed on Thursday and Friday because of the snow; no heat is answered by phone.',
    from: '2026-01-01',
    to: `${NOTICE_YEAR}-12-31`,
  },
  mapUrl: 'https://maps.metropolitan.example/office',
  siteUrl: 'https://heat.metropolitan.example',
  brands: [{ name: 'Weil-McLain', authorized: true }, { name: 'Fujitsu General America' }],
  licenses: [
    {
      issuer: 'NYC DCWP Home Improvement Contractor',
      number: '7654321-DCA',
      lookupUrl: 'https://a866-bcportal.nyc.gov',
    },
  ],
  noLicenseReason: 'we only advise owners and their engineers',
  insurance: 'general liability, workers’ compensation and disability',
  foundedYear: 1911,
  profiles: [
    'https://social.metropolitan.example/@heat',
    'https://www.yelp.com/biz/metropolitan-zyla-kelly-orourke-long-island-city',
    'https://g.page/r/metropolitan-zyla/review',
  ],
  visitFee: { amount: 999, credited: true },
  freeEstimates: true,
  payments: ['credit card', 'check', 'cash', 'Zelle', 'a transfer from your bank'],
  financing: 'in 12, 24 or 60 monthly payments through a bank that your estimate names',
  depositPercent: 35,
  laborWarrantyMonths: 18,
  emergencyHours: 'every evening until 9\u00a0pm from October to May, for no heat and leaking water',
  languagesSpoken: ['en', 'es', 'zh', 'ht'],
  replyTime: 'by the next morning on which the office is open',
  formEndpoint: 'https://forms.metropolitan.example/f/xkcd?source=site',
  formFields: { access_key: 'not-a-secret-00000000' },
  formHoneypot: 'bot-field',
  messageRetention: 'for seven years, as the tax office asks',
  analytics: {
    script: 'https://count.metropolitan.example/script.js',
    attributes: { 'data-domain': 'heat.metropolitan.example' },
    sendsTo: 'https://queue.metropolitan.example',
    alsoReaches: ['https://more.metropolitan.example'],
  },
};

/** The same identity after validation, in the form that pages use. */
export const OTHER_COMPANY = businessSchema.parse(OTHER_IDENTITY);
