import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SecretBox {
  /** AES-256-GCM; `context` is bound to the ciphertext, so that a sealed value cannot be moved to another row. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** @throws when the value was changed, moved or sealed with another key */
  open(sealed: Uint8Array, context: string): Buffer;
  /** HMAC-SHA-256 as hex with a separate key for each purpose: for secrets too short to be hashed without a key. */
  mac(text: string, purpose: string): string;
}

/**
 * @param keyHex 32 bytes as hex
 * @param formerHex the previous key: it still opens older values, but seals nothing
 */
export function createSecretBox(keyHex: string, formerHex?: string): SecretBox {
  const key = Buffer.from(keyHex, 'hex');
  const former = formerHex === undefined ? undefined : Buffer.from(formerHex, 'hex');
  return {
    seal: (plain, context) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, context) => {
      if (former === undefined) return openWith(key, sealed, context);
      try {
        return openWith(key, sealed, context);
      } catch {
        return openWith(former, sealed, context); // not resealed yet
      }
    },
    mac: (text, purpose) =>
      createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `mac:${purpose}`, 32)))
        .update(text)
        .digest('hex'),
  };
}

function openWith(key: Buffer, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
}

/** Location of the key when the configuration provides none (development). */
export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/** The key from the configuration, or else one that is generated once and stored in the data folder (development). */
export function loadSecretKey(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  return keyAt(secretKeyPath(dataDir));
}

/** The key in a file, which is made if it does not exist or is empty. */
export function keyAt(path: string): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (!size) makeKey(path, size === 0);
  return readFileSync(path, 'utf8').trim();
}

/** @param isEmpty whether a start on a full disk has left an empty file, with which nothing can have been sealed */
function makeKey(path: string, isEmpty: boolean): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const whole = `${path}.${process.pid}`;
  try {
    writeFileSync(whole, randomBytes(32).toString('hex'), { mode: 0o600 });
    if (isEmpty) rmSync(path, { force: true });
    // A link appears with its content, and never replaces the key of another process.
    linkSync(whole, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}
