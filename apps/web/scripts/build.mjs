// Builds the web app: client files, the server's renderer, and compressed copies beside every text file.
// node scripts/build.mjs [folder]; without a folder into dist.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@fairlot/ui/compress-folder';

process.env.NODE_ENV = 'production';
const { build } = await import('vite');

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = join(root, 'vite.config.ts');
const options = {
  configFile,
  configLoader: /** @type {const} */ ('native'),
  logLevel: /** @type {const} */ ('warn'),
  mode: 'production',
};

const dist = resolve(process.argv[2] ?? join(root, 'dist'));

rmSync(dist, { recursive: true, force: true });
await build({ ...options, build: { outDir: join(dist, 'client') } });
await build({ ...options, build: { ssr: 'src/app/entry-server.tsx', outDir: join(dist, 'server') } });
await build({ ...options, configFile: join(root, 'worker.config.ts'), build: { outDir: join(dist, 'client') } });
await compressFolder(join(dist, 'client/assets'));
