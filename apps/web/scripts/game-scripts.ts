import type { Plugin } from 'vite';
import { type Chunk, ENTRY, firstChunks, sizeOf } from './first-scripts.ts';

const PAGE = 'src/pages/inhouse-game/inhouse-game-page.tsx';
const GAME = /src\/features\/originals\/games\/([^/]+)\.tsx$/;
/** The parts that the page of a game loads on demand, and its texts. */
const PARTS = [
  'src/features/originals/ui/fairness-sheet.tsx',
  'src/features/originals/ui/rules-sheet.tsx',
  ...['originals', 'originals-help', 'proof', 'protection'].map((name) => `virtual:catalogue/EN/${name}`),
];

const MOST_KIB = 60;
/** Slots and crash may weigh more. */
const MOST_RICH_KIB = 120;
const RICH = /^(slot-|crash$)/;

/** Fails the build when a page of a game grows over its budget (KiB of brotli beyond what every page loads). */
export function gameScriptsPlugin(): Plugin {
  return {
    name: 'game-scripts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const games = gameWeights(chunks);
      if (games.length === 0) this.error('no page of an in-house game was built');
      for (const { game, kib } of games) {
        const most = RICH.test(game) ? MOST_RICH_KIB : MOST_KIB;
        if (kib > most) this.error(`the scripts of ${game} take ${kib.toFixed(1)} KiB, more than ${most}`);
      }
    },
  };
}

/** The size of each game with its sheets and texts, without the shell. */
function gameWeights(chunks: readonly Chunk[]): { game: string; kib: number }[] {
  const shell = new Set(firstChunks(chunks, [ENTRY]));
  return chunks.flatMap(({ facadeModuleId }) => {
    const [module, game] = GAME.exec(facadeModuleId ?? '') ?? [];
    if (module === undefined || game === undefined) return [];
    const own = firstChunks(chunks, [PAGE, module, ...PARTS]).filter((chunk) => !shell.has(chunk));
    return [{ game, kib: sizeOf(own) }];
  });
}
