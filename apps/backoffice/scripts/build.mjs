// Builds the operators' console into dist/client, or into the folder given: node scripts/build.mjs [folder]
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV = 'production';
const { build } = await import('vite');

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
await build({
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
  mode: 'production',
  build: { outDir: join(dist, 'client'), emptyOutDir: true },
});
