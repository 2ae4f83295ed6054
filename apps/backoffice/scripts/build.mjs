// Builds the operators' console and compressed copies beside every text file.
// node scripts/build.mjs [folder]; without a folder into dist.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@fairlot/ui/compress-folder';

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
await compressFolder(join(dist, 'client/assets'));
