/** Installs nginx with its brotli module where it is missing; says so and goes on where it cannot. */
import { ensureNginx } from '../machine/nginx-program.ts';

if (!ensureNginx())
  console.warn(
    'nginx is not installed and could not be; its tests are skipped. Install it and run them again.',
  );
