/** The one place that connects the admin page with a repository. */

export interface AdminSettings {
  /** `owner/name` at GitHub. If it is empty, `npm run deploy` puts no admin page online. */
  readonly repository: string;
  /** A domain that Cloudflare manages, like `admin.your-company.com`; if it is empty, the page is at workers.dev. */
  readonly domain: string;
}

export const SETTINGS: AdminSettings = { repository: '', domain: '' };
