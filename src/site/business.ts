/**
 * The identity of the company. Change it here and nowhere else: pages, links, structured data,
 * sitemap, contact card and drawings take it from this file. A wrong value stops the build with a message that explains it.
 */
import { parseBusiness } from '../lib/identity/business-schema.ts';

export const business = parseBusiness(
  {
    name: 'Five Borough Air',
    shortName: 'Five Borough Air',
    phone: '+17185550142',
    email: 'hello@example.com',
    address: { street: '123 Example Street', city: 'Brooklyn', state: 'NY', zip: '11201' },
    coordinates: { latitude: '40.69246', longitude: '-73.99036' },
    hours: {
      monday: { opens: '08:00', closes: '18:00' },
      tuesday: { opens: '08:00', closes: '18:00' },
      wednesday: { opens: '08:00', closes: '18:00' },
      thursday: { opens: '08:00', closes: '18:00' },
      friday: { opens: '08:00', closes: '18:00' },
      saturday: { opens: '09:00', closes: '15:00' },
      sunday: null,
    },
    holidays: [
      { date: '2026-11-26', name: 'Thanksgiving Day', hours: null },
      { date: '2026-12-24', name: 'Christmas Eve', hours: { opens: '08:00', closes: '13:00' } },
      { date: '2026-12-25', name: 'Christmas Day', hours: null },
      { date: '2027-01-01', name: 'New Year’s Day', hours: null },
      { date: '2027-05-31', name: 'Memorial Day', hours: null },
      { date: '2027-07-05', name: 'Independence Day, observed', hours: null },
      { date: '2027-09-06', name: 'Labor Day', hours: null },
      { date: '2027-11-25', name: 'Thanksgiving Day', hours: null },
      { date: '2027-12-24', name: 'Christmas Eve', hours: { opens: '08:00', closes: '13:00' } },
      { date: '2027-12-25', name: 'Christmas Day', hours: null },
    ],
    bookingUrl: 'https://book.example.com/five-borough-air',
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=123+Example+Street%2C+Brooklyn%2C+NY+11201',
    siteUrl: 'https://www.example.com',
    certifiedBrands: ['Mitsubishi Electric', 'Daikin', 'LG'],
    licenses: [],
    profiles: [],
  },
  'src/site/business.ts',
);
