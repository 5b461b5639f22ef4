/** What editors and forms show beside fields of the company; the others have the words by which they are asked for. */
export const FIELD_HELP = {
  textPhone:
    'A number on which you read text messages with photos. With it visitors find “Text a photo”; leave it out if nobody reads them.',
  notice: 'A few words over every page, from the first to the last day.',
  mapUrl:
    'Leave it out, and the map shows the address above. Only for an office that a map finds under another name.',
  licenses: 'Each with who issued it, like “NYC DCWP Home Improvement Contractor”, and its number.',
  noLicenseReason:
    'Only without a DCWP license: why you need none, like “we work in commercial buildings only”. Visitors who ask read it.',
  visitFee:
    'What a repair visit costs, in whole dollars, and whether that comes off the price of the repair.',
  freeEstimates: 'Tick it if estimates for new equipment are free; the site then says so.',
  replyTime:
    'When somebody who writes or books hears from you, behind “You hear back”, like “by the next morning we are open”. Only what you keep on every day.',
  profiles: 'Your pages elsewhere, such as Google or Yelp, each by its full address.',
  messageRetention:
    'How long you keep what people write to you, behind “We keep it”, like “for two years after the job”. It stands in the paragraph on privacy.',
  analytics:
    'A service that counts visits. The script is the address behind “src=” in the line that it gives you.',
} as const;
