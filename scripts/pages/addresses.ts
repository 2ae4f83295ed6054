import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';

export interface Address {
  path: string;
  /** Visitors see the public pages, members those behind the guard and home. */
  who: 'visitor' | 'member';
}

/** Search parameters without which a page has little to show. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/m/lottery/play': ['?gameCode=VN300', '?gameCode=XSMB'],
  '/m/lottery/history': ['?gameCode=VN300'],
  '/m/help': ['', '?tag=terms'],
  '/m/gameList': ['', '?gameType=RNG'],
};
const MEMBER_TOO = ['/m/home', '/m/lott', '/m/rng', '/m/lottery/play'];

/** Every address that the route table names, with the parameters its page needs. */
export function listAddresses(): Address[] {
  const folder = fromRoot('apps', 'web', 'src', 'app', 'routes');
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.')).map((name) => readFileSync(join(folder, name), 'utf8'));
  const lines = sources.flatMap((source) => source.split(/(?=\bpath: '|\b[a-zA-Z]+\('\/m)/));
  const found = new Map<string, Address>();
  for (const line of lines) {
    const path = /^(?:path: |[a-zA-Z]+\()'(\/m[^']*)'/.exec(line)?.[1];
    if (path === undefined) continue;
    const isGuarded = /guard: 'member'/.test(line);
    for (const search of PARAMETERS[path] ?? ['']) {
      const address = path + search;
      if (!isGuarded) found.set(`visitor ${address}`, { path: address, who: 'visitor' });
      if (isGuarded || MEMBER_TOO.includes(path)) found.set(`member ${address}`, { path: address, who: 'member' });
    }
  }
  return [...found.values()];
}
