import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface DemoGame {
  names: Record<string, string>;
  kind: string;
  classify?: string;
  minBet?: string;
  lineCount?: number;
}
const FILE = new URL('../../../../../../packs/demo/games.yaml', import.meta.url);

/** Games of the demonstration's pack with their vendors, in the order of the file. */
export const DEMO_GAMES = Object.entries(
  parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, DemoGame>>,
).flatMap(([vendor, games]) => Object.entries(games).map(([gameId, game]) => ({ vendor, gameId, ...game })));
