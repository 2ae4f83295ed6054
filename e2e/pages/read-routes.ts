import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRoute } from '../../apps/web/src/app/page-route.ts';
import { fromRoot } from '../../launcher/paths.mjs';

const FOLDER = fromRoot('apps', 'web', 'src', 'app', 'routes');

/** The route table for programs that Vite does not build: the files that `route-table.ts` finds, read from disk. */
export async function readRoutes(): Promise<readonly PageRoute[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.server.ts'));
  const areas = await Promise.all(
    names.map((name) => import(pathToFileURL(`${FOLDER}/${name}`).href) as Promise<{ routes: readonly PageRoute[] }>),
  );
  return areas.flatMap(({ routes }) => routes);
}
