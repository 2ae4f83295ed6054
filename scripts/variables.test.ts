import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';
import { fromRoot } from '../launcher/paths.mjs';

const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:3001', SANDBOX_API_KEY: 'key', SANDBOX_WEBHOOK_SECRET: 'secret' };
/** Environments that together reach every optional part of the configuration. */
const ENVIRONMENTS: Readonly<Record<string, string>>[] = [
  SANDBOX,
  { NODE_ENV: 'production' },
  { BEACON: 'drand', RESULT_FEEDS: 'name=https://results.example.com' },
  { OIDC_GOOGLE_ISSUER: 'https://accounts.google.com', OIDC_FACEBOOK_ISSUER: 'https://www.facebook.com' },
];
/** Variables of vendors and of Node, whose names the configuration does not contain. */
const UNNAMED = /^VENDOR_<CODE>_|^PATH$/;

it('the table of variables lists exactly those that the server, the sandbox and the launcher read', () => {
  const documented = documentedNames();
  expect(documented.length).toBeGreaterThan(80);
  expect(new Set(documented).size).toBe(documented.length);
  const read = new Set([...serverNames(), ...namesInSource()]);
  expect(documented.filter((name) => !read.has(name) && !UNNAMED.test(name))).toEqual([]);
  expect([...read].filter((name) => !documented.includes(name) && !UNNAMED.test(name))).toEqual([]);
});

it('the table lists every setting of a vendor that the server accepts', () => {
  const [, parts = ''] =
    /VENDOR_\(\[A-Z0-9_\]\{1,32\}\)_\(([A-Z_|]+)\)/.exec(source('apps/server/src/config/vendors.ts')) ?? [];
  const documented = documentedNames().filter((name) => name.startsWith('VENDOR_<CODE>_'));
  expect(documented).toEqual(parts.split('|').map((part) => `VENDOR_<CODE>_${part}`));
});

/** Names in the first column, such as `PORT`, and `OIDC_GOOGLE_…` with each of the endings that follow it. */
function documentedNames(): string[] {
  const [, table = ''] = /## Environment\n+(.+?)(?=\n## |$)/s.exec(source('docs/spec/interfaces.md')) ?? [];
  return table.split('\n').flatMap((line) => {
    const cell = /^\| (`.+?) \| /.exec(line)?.[1] ?? '';
    const endings = namesIn(/\(([^)]+)\)/.exec(cell)?.[1] ?? '');
    return namesIn(cell.replace(/\([^)]+\)/, '')).flatMap((name) =>
      name.endsWith('…') ? endings.map((ending) => name.replace('…', ending)) : [name],
    );
  });
}

const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Names of the variables that the server's configuration reads. */
function serverNames(): string[] {
  const asked = new Set<string>();
  for (const environment of ENVIRONMENTS) {
    const env = new Proxy(environment, {
      get: (values, name) => (typeof name === 'string' ? (asked.add(name), values[name]) : undefined),
    });
    try {
      readConfig(env);
    } catch {
      // Incomplete on purpose: only the names matter.
    }
  }
  return [...asked].map((name) => name.replace(/^(RESULT_FEED_SECRET_).*/, '$1<NAME>'));
}

/** Names that the sandbox, the launcher and single modules of the server read themselves. */
function namesInSource(): string[] {
  const files = ['apps/{server,sandbox}/src/**/*.ts', 'scripts/*.mjs', 'launcher/*.mjs'].flatMap((pattern) =>
    globSync(pattern, { cwd: fromRoot() }),
  );
  const text = files
    .filter((path) => !/\.(test|testing)\.ts$/.test(path))
    .map(source)
    .join('\n');
  const READ = /\benv(?:\.|\[')([A-Z][A-Z0-9_]+)|\brequired\('([A-Z0-9_]+)'/g;
  return [...text.matchAll(READ)].map(([, name, required]) => name ?? required ?? '');
}

const source = (path: string): string => readFileSync(fromRoot(...path.split('/')), 'utf8');
