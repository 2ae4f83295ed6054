import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../../launcher/builds.mjs';

/** Returns the folder of the web app, which is rebuilt when its sources changed since the last build. */
export async function builtWeb(): Promise<string> {
  ensureBuilt(['web']);
  return fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
}
