/** Serves the built site in `SITE_DIST` on `PORT` of this machine. */
import { answerFrom, startServer } from './local-server.ts';
import { DIST } from './pages.ts';

await startServer(answerFrom(DIST), Number(process.env.PORT));
