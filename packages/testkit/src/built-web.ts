import { fileURLToPath } from 'node:url';
import { ensureWebBuilt } from '../../../launcher/web-build.mjs';

/** Returns the folder of the web app, which is rebuilt when its sources changed since the last build. */
export async function builtWeb(): Promise<string> {
  ensureWebBuilt();
  return fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
}
