import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets that server and sandbox share, generated at the first start and stored in the data folder.
 * @param {string} dataDir
 * @returns {{apiKey: string, webhookSecret: string}} 32 random bytes each, as hex
 */
export function loadSandboxCredentials(dataDir) {
  return loadOrMake(dataDir, 'credentials.json', () => ({ apiKey: randomHex(), webhookSecret: randomHex() }));
}

/**
 * Whether a start with the sandbox has used the data folder.
 * @param {string} dataDir
 */
export function hasSandboxCredentials(dataDir) {
  return existsSync(join(dataDir, 'sandbox', 'credentials.json'));
}

/**
 * The key pairs with which this operator and the sandbox's vendors sign their calls, generated and stored in the same
 * way.
 * @param {string} dataDir
 * @returns {{operator: KeyPair, vendor: KeyPair}}
 */
export function loadVendorKeys(dataDir) {
  return loadOrMake(dataDir, 'vendor-keys.json', () => ({ operator: makeKeyPair(), vendor: makeKeyPair() }));
}

/** @typedef {{publicKey: string, privateKey: string}} KeyPair PEM */

/**
 * @template T
 * @param {string} dataDir
 * @param {string} name
 * @param {() => T} make
 * @returns {T}
 */
function loadOrMake(dataDir, name, make) {
  const folder = join(dataDir, 'sandbox');
  const path = join(folder, name);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));

  const made = make();
  try {
    mkdirSync(folder, { recursive: true });
    // Rename is atomic: an interruption never leaves half a file.
    writeFileSync(`${path}.tmp`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.tmp`, path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR: cannot write to ${dataDir} (example: DATA_DIR=./data): ${reason}`, { cause: error });
  }
  return made;
}

/** @returns {KeyPair} */
function makeKeyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

const randomHex = () => randomBytes(32).toString('hex');
