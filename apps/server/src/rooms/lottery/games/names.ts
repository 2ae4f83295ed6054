import type { LotteryGame } from './games.ts';
import { nameKeys, playNameOf } from './play-names.ts';
import names from './names.json' with { type: 'json' };

/**
 * Names of plays and of our own games by operator language code; stations have their national names. TH is another code
 * of TY (Z-02).
 */
const NAMES: ReadonlyMap<string, Names> = new Map(
  Object.entries({ ...names, TH: names.TY }).map(([language, { games, plays }]) => [
    language,
    { games: new Map(Object.entries(games)), plays: new Map(Object.entries(plays)) },
  ]),
);

interface Names {
  games: ReadonlyMap<string, string>;
  plays: ReadonlyMap<string, string>;
}

/** Default names of our own games. */
export const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['VN60', 'Vietnam 60 seconds'],
  ['VN180', 'Vietnam 3 minutes'],
  ['VN300', 'Vietnam 5 minutes'],
  ['LOTTO645X', 'Lotto 6/45 express'],
]);

/** The language itself when it has names, otherwise none: callers may cache data by it. */
export const namedLanguage = (language: string): string => (NAMES.has(language) ? language : '');

/** Name of a game in a language. A merchant's name, or one without a translation, applies in every language. */
export function gameNameIn(language: string, code: string, stored: string): string {
  if (OWN_NAMES.get(code) !== stored) return stored;
  return NAMES.get(language)?.games.get(code) ?? stored;
}

/** Name of a play in a language, in the same way. */
export function playNameIn(language: string, code: string, stored: string): string {
  if (playNameOf(code) !== stored) return stored;
  const plays = NAMES.get(language)?.plays;
  const { keys, n } = nameKeys(code);
  const [name] = keys.flatMap((key) => plays?.get(key) ?? []);
  return name?.replace('{n}', n) ?? stored;
}

/** Name of a game in a language: the operators' name, otherwise the product's. */
export const nameOfGame = (language: string, game: Pick<LotteryGame, 'code' | 'name' | 'names'>): string =>
  game.names[language] ?? gameNameIn(language, game.code, game.name);

const inLanguages = new WeakMap<LotteryGame, Map<string, LotteryGame>>();

/** The game with its names in a language; cached per game object. */
export function inLanguage(language: string, game: LotteryGame): LotteryGame {
  if (!NAMES.has(language) && game.names[language] === undefined) return game;
  const known = inLanguages.get(game) ?? new Map<string, LotteryGame>();
  inLanguages.set(game, known);
  const named = known.get(language) ?? {
    ...game,
    name: nameOfGame(language, game),
    plays: new Map(
      [...game.plays].map(([code, play]) => [code, { ...play, name: playNameIn(language, code, play.name) }]),
    ),
  };
  known.set(language, named);
  return named;
}

/** Replaces the stored name of a lottery by its name in a language. */
export type Named = <T extends { gameCode: string; gameName: string }>(language: string, about: T) => T;

/** A draw with the stored name of its lottery. */
export interface NamedDraw {
  gameCode: string;
  gameName: string;
  issue: string;
}

/** Replaces a row's game code, name and issue by the draw's title in a language. */
export function titled<T extends NamedDraw>(named: Named, language: string, { gameCode, gameName, issue, ...row }: T) {
  return { ...row, title: `${named(language, { gameCode, gameName }).gameName} ${issue}` };
}

/** Names as given in a form, by language; a blank one counts as not given. */
export const givenNames = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  );
