/** Starts the development server with live reload; refuses wrong content as the build does. */

import { writeEditorSchemas } from '../admin/editor-schemas.ts';
import { runServer } from '../build/run-astro.ts';
import { runCommand } from '../command-error.ts';
import { refuseWrongContent } from '../identity/wrong-content.ts';

await runCommand(async () => {
  writeEditorSchemas();
  await refuseWrongContent();
  process.exitCode = await runServer(process.argv.slice(2));
});
