/** What the settings of tests change in a site; in a shell that somebody keeps using, they are left by mistake. */
const EFFECTS: Readonly<Record<string, string>> = {
  SITE_INSTANT: 'the site gets the dates of another time',
  SITE_CONTENT_DIR: 'the site is that of another company',
};

/** Returns a sentence for each of them that is set. */
export const listLeftSettings = (): string[] =>
  Object.entries(EFFECTS).flatMap(([name, effect]) =>
    process.env[name] ? [`${name} is set in this shell, so ${effect}. To undo this: unset ${name}`] : [],
  );
