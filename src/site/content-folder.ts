/** The folder that holds all content, from the root of the project; another company's may be named for a command. */
export const CONTENT_FOLDER = process.env.SITE_CONTENT_DIR ?? 'content';
