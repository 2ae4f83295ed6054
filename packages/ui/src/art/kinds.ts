import type { ArtMotif } from './types.ts';

/** Kinds of games that people recognise by a picture, each with its own motif and the words that name it. */
export const ART_KINDS = {
  football: { motif: 'soccer', words: ['football', 'soccer', 'futsal'] },
  basketball: { motif: 'basket', words: ['basketball'] },
  tennis: { motif: 'tennis', words: ['tennis'] },
  badminton: { motif: 'shuttle', words: ['badminton'] },
  volleyball: { motif: 'volleyball', words: ['volleyball'] },
  handball: { motif: 'handball', words: ['handball'] },
  rugby: { motif: 'rugby', words: ['rugby'] },
  cricket: { motif: 'cricket', words: ['cricket'] },
  hockey: { motif: 'hockey', words: ['hockey'] },
  roulette: { motif: 'roulette', words: ['roulette'] },
  blackjack: { motif: 'blackjack', words: ['blackjack'] },
  baccarat: { motif: 'baccarat', words: ['baccarat'] },
  sicbo: { motif: 'sicbo', words: ['sicbo'] },
  dragontiger: { motif: 'dragontiger', words: ['dragon-tiger', 'dragontiger'] },
  andar: { motif: 'andar', words: ['andar'] },
  fantan: { motif: 'fantan', words: ['fan-tan', 'fantan'] },
  poker: { motif: 'poker', words: ['poker'] },
  hilo: { motif: 'hilo', words: ['hi-lo', 'hilo'] },
  wheel: { motif: 'wheel', words: ['wheel'] },
  dice: { motif: 'dice', words: ['dice'] },
  tiles: { motif: 'tile', words: ['mahjong', 'tiles', 'domino'] },
  cards: {
    motif: 'cards',
    words: ['rummy', 'hearts', 'gin', 'whist', 'bridge', 'thirteen', 'patience', 'trumps', 'canasta', 'euchre'],
  },
  keno: { motif: 'keno', words: ['keno'] },
  plinko: { motif: 'plinko', words: ['plinko'] },
  mines: { motif: 'mines', words: ['mines'] },
  crash: { motif: 'crash', words: ['crash'] },
  limbo: { motif: 'limbo', words: ['limbo'] },
} as const satisfies Record<string, { motif: ArtMotif; words: readonly string[] }>;

const BY_WORD: ReadonlyMap<string, ArtMotif> = new Map(
  Object.values(ART_KINDS).flatMap(({ motif, words }) => words.map((word) => [word, motif] as const)),
);

/**
 * The motif for the kind in a game's common name, such as roulette for "Harbour Roulette"; undefined if the name
 * contains none. The last matching word decides, because it is the noun of an English name.
 */
export function motifOfName(name: string): ArtMotif | undefined {
  const words = name.toLowerCase().split(/[^\p{L}-]+/u);
  return words.map((word) => BY_WORD.get(word)).findLast((motif) => motif !== undefined);
}
