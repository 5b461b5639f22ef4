/** Certificates for servers that tests start. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a self-signed certificate and its key to a folder, and returns their paths; undefined if openssl fails. */
export function makeCertificate(folder: string): { certificate: string; key: string } | undefined {
  const files = { certificate: join(folder, 'site.pem'), key: join(folder, 'site.key') };
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  spawnSync('openssl', [...options, '-out', files.certificate, '-keyout', files.key]);
  return existsSync(files.certificate) ? files : undefined;
}
