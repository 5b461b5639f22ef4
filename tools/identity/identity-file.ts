/** The company's file, as messages name it. */
export const IDENTITY_FILE = 'content/company.yaml';
