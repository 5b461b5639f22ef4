import { afterAll, beforeAll } from 'vitest';
import { openWebKit, type Session } from './session.ts';

/** Opens WebKit for the tests in a file or a describe block, and closes it after them. */
export function startWebKit(): Pick<Session, 'driver'> {
  let session: Session;
  beforeAll(async () => {
    session = await openWebKit();
  });
  afterAll(() => session.close());
  return {
    get driver() {
      return session.driver;
    },
  };
}
