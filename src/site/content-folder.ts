/** The folder of all content, relative to the project root; an environment variable can select another company's. */
export const CONTENT_FOLDER = process.env.SITE_CONTENT_DIR ?? 'content';
