import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from '../src/openapi.ts';

/** `npm run openapi` writes openapi.json; with `--check` it fails when the committed file differs from the contract. */
const path = new URL('../openapi.json', import.meta.url);
const text = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    console.error('packages/contract/openapi.json differs from the contract: run npm run openapi and commit it.');
    process.exit(1);
  }
} else writeFileSync(path, text);
