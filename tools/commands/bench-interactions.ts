/** How fast pages answer touches and keys: `npm run bench:interactions`. Exits with 1 where one takes too long. */
import { measureInteractions } from '../bench/interactions.ts';
import { runCommand } from '../command-error.ts';

await runCommand(async () => {
  const slow = await measureInteractions(process.env.SITE_DIST ?? 'dist');
  if (slow.length > 0) console.error(slow.join('\n'));
  process.exitCode = slow.length > 0 ? 1 : 0;
});
process.exit();
