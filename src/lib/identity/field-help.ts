/**
 * Help texts that editors and forms show next to the company's fields; the other fields show the question of
 * `npm run rename`.
 */
export const FIELD_HELP = {
  textPhone:
    'A number on which you read text messages with photos. If it is set, visitors see “Text a photo”; leave it out if nobody reads them.',
  notice: 'A few words at the top of every page, from the first day through the last.',
  mapUrl:
    'Only for an office that maps list under another name. If you leave it out, the map shows the address above.',
  licenses: 'Each with its number and who issued it, like “NYC DCWP Home Improvement Contractor”.',
  noLicenseReason:
    'Only if you have no DCWP license: why you do not need one, like “we work in commercial buildings only”. Visitors can read it.',
  visitFee:
    'What a repair visit costs, in whole dollars, and whether that comes off the price of the repair.',
  freeEstimates: 'Check this if estimates for new equipment are free; the site then says so.',
  replyTime:
    'When people who write or book hear from you; follows “You hear back”, like “by the next morning we are open”. Promise only what you can keep every day.',
  profiles: 'Your pages elsewhere, such as Google or Yelp, each with its full address.',
  messageRetention:
    'How long you keep what people write to you; follows “We keep it”, like “for two years after the job”. It appears in the paragraph on privacy.',
  analytics:
    'A service that counts visits. The script is the address after “src=” in the line that the service gives you.',
} as const;
