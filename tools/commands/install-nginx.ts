/** Installs nginx and its Brotli module if either is missing. Without nginx, prints a warning and continues. */
import { ensureNginx } from '../machine/nginx-program.ts';

if (!ensureNginx())
  console.warn(
    'nginx is missing and could not be installed; its tests are skipped. Install it and run them again.',
  );
