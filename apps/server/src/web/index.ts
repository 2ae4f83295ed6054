import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '@fairlot/web/app/render-types';
import type { FastifyInstance } from 'fastify';
import { registerArtFiles } from './art-files.ts';
import { registerAvatarFiles } from './avatar-files.ts';
import type { WebDeps } from './deps.ts';
import { readAssets } from './manifest.ts';
import { registerMerchantStyle } from './merchant-style.ts';
import { registerPages } from './pages.ts';
import { registerStaticFiles } from './static-files.ts';

export type { AskAs, WebCaller, WebDeps } from './deps.ts';

/**
 * Serves the built web app: `/`, `/m`, `/m/*` rendered as HTML, its files under `/assets`, generated pictures under
 * `/art`. The app does not become ready when the build is missing.
 */
export function registerWeb(app: FastifyInstance, deps: WebDeps): void {
  registerArtFiles(app);
  registerMerchantStyle(app);
  registerAvatarFiles(app);
  app.register(async (scope) => {
    const { render } = (await import(pathToFileURL(join(deps.distDir, 'server/entry-server.js')).href)) as {
      render: Render;
    };
    registerStaticFiles(scope, deps.distDir);
    registerPages(scope, deps, render, readAssets(deps.distDir));
  });
}
