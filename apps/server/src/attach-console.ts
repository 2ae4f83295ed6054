import { fileURLToPath } from 'node:url';
import type { App } from './app.ts';
import { registerConsole } from './web/console.ts';

const DIST = fileURLToPath(new URL('../../backoffice/dist', import.meta.url));

/** Serves the operators' console built in `distDir`. */
export function attachConsole({ server }: App, distDir = DIST): void {
  registerConsole(server, distDir);
}
