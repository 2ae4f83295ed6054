import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@fairlot/web/app/render-types';
import type { FastifyInstance } from 'fastify';
import { registerArtFiles } from './art-files.ts';
import { registerAvatarFiles } from './avatar-files.ts';
import type { WebDeps } from './deps.ts';
import { readAssets } from './manifest.ts';
import { registerInstallFiles } from './install/install-files.ts';
import { registerMerchantStyle } from './merchant-style.ts';
import { registerPages } from './pages.ts';
import { registerStaticFiles, registerWorker } from './static-files.ts';

export type { AskAs, WebCaller, WebDeps } from './deps.ts';

/**
 * Serves the built web app: `/`, `/m` and `/m/*` rendered as HTML, its files under `/assets`, generated pictures under
 * `/art`, and the files for an installed app. The app does not become ready when the build is missing.
 */
export function registerWeb(app: FastifyInstance, deps: WebDeps): void {
  registerArtFiles(app);
  registerMerchantStyle(app);
  registerAvatarFiles(app);
  app.register(async (scope) => {
    const renderer = (await import(pathToFileURL(join(deps.distDir, 'server/entry-server.js')).href)) as Renderer;
    registerStaticFiles(scope, deps.distDir);
    registerWorker(scope, deps.distDir);
    await registerInstallFiles(scope, deps, renderer);
    registerPages(scope, deps, renderer, readAssets(deps.distDir));
  });
}
