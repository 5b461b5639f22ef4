import type { Business } from '../../src/lib/identity/business-schema.ts';

/** Returns a line for the owner if messages from the contact form reach nobody; undefined if they are delivered. */
export function describeLostMessages({ formEndpoint }: Pick<Business, 'formEndpoint'>): string | undefined {
  if (formEndpoint) return undefined;
  return 'Messages from the contact form go nowhere. To receive them, set formEndpoint in content/company.yaml (docs/owner-guide.md, “Connect the form”).';
}
