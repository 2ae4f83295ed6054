// Writes THIRD-PARTY-NOTICES, or with --check fails when it is not up to date.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../launcher/read-options.mjs';
import { isLicenceAllowed } from './lib/licences.ts';
import { fromRoot } from '../launcher/paths.mjs';

type LockEntry = { version: string; license?: string; dev?: boolean; optional?: boolean; link?: boolean };
type Package = { name: string; version: string; licence: string; isTool: boolean; folder: string; isOptional: boolean };

const path = fromRoot('THIRD-PARTY-NOTICES');
const { values } = readOptions('npm run notices [-- --check]', {
  options: { check: { type: 'boolean', default: false } },
});
const packages = readLockedPackages();
const refused = packages.filter(({ licence, isTool }) => !isLicenceAllowed(licence, isTool));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: the licence "${licence}" is not allowed`);

const notices = describe(packages.filter(({ isTool }) => !isTool));
if (!values.check) writeFileSync(path, notices);
const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === notices;
if (!isCurrent) console.error('THIRD-PARTY-NOTICES is out of date: run "npm run notices"');
process.exitCode = refused.length > 0 || !isCurrent ? 1 : 0;

/** Packages of the lock file, the same on every machine whatever npm omitted there. */
function readLockedPackages(): Package[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder.startsWith('node_modules/') && entry.link !== true)
    .map(([folder, entry]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: entry.license ?? readInstalledLicence(folder),
      isTool: entry.dev === true,
      folder,
      isOptional: entry.optional === true,
    }));
}

function readInstalledLicence(folder: string): string {
  const manifest = fromRoot(folder, 'package.json');
  if (!existsSync(manifest)) return '';
  const { license }: { license?: string | { type?: string } } = JSON.parse(readFileSync(manifest, 'utf8'));
  return (typeof license === 'string' ? license : license?.type) ?? '';
}

function describe(shipped: Package[]): string {
  const lines = new Set(shipped.map(({ name, version, licence }) => `${name} ${version} (${licence})`));
  const texts = collectTexts(shipped);
  const rule = '-'.repeat(80);
  return [
    'Fairlot contains or uses the following packages.\n',
    ...[...lines].toSorted(),
    ...texts.flatMap(({ names, text }) => ['', rule, ...names, rule, '', text]),
    '',
  ].join('\n');
}

/** Every distinct licence text once, with its packages. Optional packages may not be installed here. */
function collectTexts(shipped: Package[]): { names: string[]; text: string }[] {
  const byHash = new Map<string, { names: Set<string>; text: string }>();
  for (const { name, version, folder } of shipped.filter(({ isOptional }) => !isOptional)) {
    for (const text of readTexts(fromRoot(folder))) {
      const hash = createHash('sha256').update(text).digest('hex');
      const entry = byHash.get(hash) ?? { names: new Set(), text };
      byHash.set(hash, { ...entry, names: entry.names.add(`${name} ${version}`) });
    }
  }
  return [...byHash.values()]
    .map(({ names, text }) => ({ names: [...names].toSorted(), text }))
    .toSorted((a, b) => compare(a.names.join(), b.names.join()) || compare(a.text, b.text));
}

function readTexts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying|ofl)/i.test(entry.name))
    .map((entry) =>
      readFileSync(join(folder, entry.name), 'utf8')
        .replaceAll('\r', '')
        .replace(/[ \t]+$/gm, '')
        .trim(),
    );
}

/** Compares by code unit, the same in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
