import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets that server and sandbox share, made at the first start and kept in the data folder.
 * @param {string} dataDir
 * @returns {{apiKey: string, webhookSecret: string}} 32 random bytes each, as hex
 */
export function loadSandboxCredentials(dataDir) {
  const folder = join(dataDir, 'sandbox');
  const path = join(folder, 'credentials.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));

  const credentials = { apiKey: randomHex(), webhookSecret: randomHex() };
  mkdirSync(folder, { recursive: true });
  // Rename is atomic: a stop in the middle never leaves half a file.
  writeFileSync(`${path}.tmp`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.tmp`, path);
  return credentials;
}

const randomHex = () => randomBytes(32).toString('hex');
