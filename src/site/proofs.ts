/** What speaks for the company, in a few words each; only what its owner has filled in is shown. */
import { capitalize } from '../lib/hours/week-hours.ts';
import type { Business } from '../lib/identity/business-schema.ts';
import { business } from './business.ts';
import { pages, reviews } from './catalog.ts';
import { routes } from './routes.ts';

export interface Proof {
  readonly label: string;
  readonly text: string;
  /** Below the text, in small type. */
  readonly note?: string | undefined;
  readonly href?: string | undefined;
}

type ProofFields = Partial<Business> & Pick<Business, 'brands' | 'licenses'>;

/**
 * Returns licenses first, because city rules require them in advertising. A company that
 * has set only brands gets no proofs, because the home page always shows its brands.
 *
 * @param fields - what the company has set
 * @param reviewCount - number of reviews on the site
 * @param certified - label of the brands that have authorized the company
 */
export function listProofs(fields: ProofFields, reviewCount: number, certified: string): Proof[] {
  const { brands, licenses, insurance, foundedYear, replyTime, visitFee } = fields;
  const proofs: Proof[] = [
    ...licenses.map(({ issuer, number, lookupUrl }) => ({
      label: 'License',
      text: number,
      note: issuer,
      href: lookupUrl,
    })),
    ...(insurance ? [{ label: 'Insurance', text: capitalize(insurance) }] : []),
    ...(foundedYear ? [{ label: 'In business', text: `Since ${foundedYear}` }] : []),
    ...(visitFee ? [describeFee(visitFee)] : []),
    ...(replyTime ? [{ label: 'You hear back', text: capitalize(replyTime) }] : []),
    ...(reviewCount > 0 ? [{ label: 'Customers said', text: countReviews(reviewCount), href: REVIEWS }] : []),
  ];
  const names = brands.filter(({ authorized }) => authorized).map(({ name }) => name);
  if (proofs.length === 0 || names.length === 0) return proofs;
  return [...proofs, { label: certified, text: names.join(', ') }];
}

const REVIEWS = `${routes.about}#reviews`;

const countReviews = (count: number): string => (count === 1 ? 'One review' : `${count} reviews`);

const describeFee = ({ amount, credited }: NonNullable<Business['visitFee']>): Proof => ({
  label: 'A repair visit',
  text: `$${amount}`,
  note: credited ? 'off the price of the repair' : undefined,
});

export const proofs: readonly Proof[] = listProofs(business, reviews.length, pages.home.brands.certified);
