/** The folder of all content, relative to the project root. Set `SITE_CONTENT_DIR` to read another company’s. */
export const CONTENT_FOLDER = process.env.SITE_CONTENT_DIR ?? 'content';
