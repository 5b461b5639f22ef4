/** Help texts for the fields of `company.yaml`, keyed by path. The admin page and text editors show them. */
import { WEEKDAYS } from '../hours/week-hours.ts';

const HOURS = 'Like 07:30-16:30, open all day or closed.';

export const FIELD_HELP: Readonly<Record<string, string>> = {
  name: 'The full name of the company.',
  shortName: 'For the bar at the top, at most 30 characters.',
  phone: 'The number that visitors call.',
  phoneExtension: 'Digits that are dialed after the number.',
  textPhone:
    'A number on which you read text messages with photos. If it is set, visitors see “Text a photo”; leave it empty if nobody reads them.',
  email: 'The address to which visitors write.',
  'address.street': 'Street address of the office.',
  'address.city': 'City, or borough in New York City.',
  'address.state': 'Two letters, like NY.',
  'address.zip': 'ZIP code of the office.',
  'coordinates.latitude': 'The first number after a right-click on the office in Google Maps.',
  'coordinates.longitude': 'The second number there.',
  ...Object.fromEntries(WEEKDAYS.map((day) => [`hours.${day}`, HOURS])),
  'holidays.hours': HOURS,
  holidays: 'Days whose hours differ from their weekday’s.',
  notice: 'A few words at the top of every page, from the first day through the last.',
  bookingUrl: 'Your online booking page.',
  mapUrl:
    'Only for an office that maps list under another name. If you leave it out, the map shows the address above.',
  siteUrl: 'Address of this site.',
  brands:
    'At most six. Call yourself authorized only if the manufacturer’s written authorization is on file, and give the day on which you read it.',
  licenses: 'Each with its number and who issued it, like “NYC DCWP Home Improvement Contractor”.',
  noLicenseReason:
    'Only if you have no DCWP license: why you do not need one, like “we work in commercial buildings only”. Visitors can read it.',
  insurance: 'Your insurance, like “general liability and workers’ compensation”.',
  foundedYear: 'Year the company was founded.',
  visitFee:
    'What a repair visit costs, in whole dollars, and whether that comes off the price of the repair.',
  freeEstimates: 'Whether estimates for new equipment are free; if so, the site says so.',
  payments: 'Ways to pay, like card, check or Zelle.',
  financing: 'How new equipment can be paid for over time, like “in 12 to 60 months through our bank”.',
  depositPercent: 'Deposit on new equipment in percent, 0 for none.',
  laborWarrantyMonths: 'Warranty on your labor, in months.',
  emergencyHours: 'When calls are answered outside business hours, like “every evening until 10 pm”.',
  languagesSpoken: 'Languages in which you answer calls, as codes like en, es or zh, the main one first.',
  replyTime:
    'How soon you answer people who write or book. It completes the sentence “You hear back …”, for example with “by the next morning we are open”. Promise only what you can keep every day.',
  profiles: 'Your pages on other sites, such as Google or Yelp, each with its full address.',
  formEndpoint: 'Address that receives the contact form.',
  formFields: 'Hidden fields that the form service requires, like access_key.',
  formHoneypot: 'Name of the form service’s honeypot field, which catches bots.',
  messageRetention:
    'How long you keep what people write to you. It completes the sentence “We keep it …”, for example with “for two years after the job”. It appears in the paragraph on privacy.',
  analytics:
    'A service that counts visits. The script is the address after “src=” in the line that the service gives you.',
};
