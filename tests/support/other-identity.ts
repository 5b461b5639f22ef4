/** An identity that shares nothing with the company's own: every value at the edge of what the schema allows. */
import type { Business } from '../../src/lib/identity/business-schema.ts';

const WEEK = { opens: '07:15', closes: '16:45' };

export const OTHER_IDENTITY: Business = {
  name: 'Metropolitan Peña, Kelly & O’Rourke Ventilation Co.',
  shortName: 'Metropolitan Peña & O’Rourke',
  phone: '+13475550187',
  phoneExtension: '40221',
  email: 'front.desk.and.dispatch@metropolitan-heating-cooperative.example',
  address: {
    street: '98765 Saint Bartholomew’s Boulevard, Rear Building',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11239',
  },
  coordinates: { latitude: '40.64701', longitude: '-73.88212' },
  hours: {
    monday: { opens: '10:30', closes: '19:30' },
    tuesday: WEEK,
    wednesday: WEEK,
    thursday: { opens: '10:30', closes: '19:30' },
    friday: WEEK,
    saturday: null,
    sunday: null,
  },
  holidays: [{ date: '2027-06-18', name: 'Juneteenth, observed', hours: null }],
  bookingUrl: 'https://termine.metropolitan.example/new?calendar=7&lang=en',
  mapUrl: 'https://maps.metropolitan.example/office',
  siteUrl: 'https://heat.metropolitan.example',
  certifiedBrands: ['Weil-McLain', 'Fujitsu General America', 'Bosch'],
  licenses: [
    {
      issuer: 'NYC DCWP Home Improvement Contractor',
      number: '7654321-DCA',
      lookupUrl: 'https://a866-bcportal.nyc.gov',
    },
  ],
  profiles: ['https://social.metropolitan.example/@heat'],
  visitFee: { amount: 999, credited: true },
  payments: ['credit card', 'check', 'cash', 'Zelle', 'a transfer from your bank'],
  depositPercent: 35,
  laborWarrantyMonths: 18,
  emergencyHours: 'every evening until 9\u00a0pm from October to May, for no heat and leaking water',
  languagesSpoken: ['en', 'es', 'zh', 'ht'],
  formEndpoint: 'https://forms.metropolitan.example/f/xkcd?source=site',
  formFields: { access_key: 'not-a-secret-00000000' },
  formHoneypot: 'bot-field',
};
