import { expect, test } from 'vitest';
import { slug } from './text-schema.ts';

test.each(['index', '404', 'con', 'nul', 'aux', 'prn', 'com1', 'lpt9', 'cdn-cgi', 'a_b', 'A', ''])(
  '“%s” cannot be a slug, because a host or a computer uses it, or because of its letters',
  (name) => {
    expect(slug.safeParse(name).success).toBe(false);
  },
);

test.each(['contact-us', 'console', 'com', 'boiler-repair', '404-error'])('“%s” can be a slug', (name) => {
  expect(slug.safeParse(name).success).toBe(true);
});
