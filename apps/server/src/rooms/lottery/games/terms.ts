import type { DrawStructure, Play, PlayDefinition } from '@fairlot/lottery-maths';
import { type Executor, sql } from '../../../platform/db/index.ts';

/** An offered play: rule, odds and limits in minor units; a null limit does not exist. */
export interface OfferedPlay extends Play {
  name: string;
  minUnitStakeMinor: bigint;
  maxUnitStakeMinor: bigint;
  /** Maximum stake of one member on one pick of a draw, and on the play in total. */
  memberNumberMinor: bigint | null;
  memberPlayMinor: bigint | null;
  /** Maximum payout of the house for one pick of a draw if it hits once. */
  liabilityMinor: bigint | null;
}

/** Rules of a game at one version. They do not include odds, because each line keeps its own. */
export interface Rules {
  structure: DrawStructure;
  plays: readonly PlayDefinition[];
}

/** Games are stored as JSON, where amounts and odds are strings. */
export interface StoredPlay extends PlayDefinition {
  name: string;
}
/** Odds (x 10,000) and limits in minor units of one play. A missing limit means that there is none. */
export interface PlayTerms<Amount> {
  play: string;
  odds: Amount;
  minUnitStakeMinor: Amount;
  maxUnitStakeMinor: Amount;
  memberNumberMinor?: Amount;
  memberPlayMinor?: Amount;
  liabilityMinor?: Amount;
}
export type StoredOdds = PlayTerms<string>;

/** Rules and odds of a game at their versions, which never change once written. */
export interface Terms {
  structure: DrawStructure;
  plays: ReadonlyMap<string, OfferedPlay>;
}

interface Versions {
  code: string;
  rulesVersion: number;
  oddsVersion: number;
}

export const termsKey = ({ code, rulesVersion, oddsVersion }: Versions) => `${code}/${rulesVersion}/${oddsVersion}`;

export const rulesKey = (code: string, version: number) => `${code}/${version}`;

/**
 * Terms of these games; the database is queried only for unknown ones. Their rules are added to `rules`, so that draws
 * of the same second need not read them one by one.
 */
export async function readTerms(
  db: Executor,
  games: readonly Versions[],
  known: ReadonlyMap<string, Terms>,
  rules: Map<string, Rules>,
): Promise<ReadonlyMap<string, Terms>> {
  const missing = games.filter((game) => !known.has(termsKey(game)));
  const rows =
    missing.length === 0
      ? []
      : await db.rows(sql<{
          code: string;
          rulesVersion: number;
          oddsVersion: number;
          structure: DrawStructure;
          plays: StoredPlay[];
          odds: StoredOdds[];
        }>`
    select r.game_code as code, r.version as "rulesVersion", o.version as "oddsVersion", r.structure, r.plays,
           o.plays as odds
      from unnest(${missing.map(({ code }) => code)}::text[], ${missing.map((game) => game.rulesVersion)}::int[],
             ${missing.map((game) => game.oddsVersion)}::int[]) as m(code, rules_version, odds_version)
      join lottery_rules r on r.game_code = m.code and r.version = m.rules_version
      join lottery_odds o on o.game_code = m.code and o.version = m.odds_version`);
  for (const { code, rulesVersion, structure, plays } of rows)
    rules.set(rulesKey(code, rulesVersion), { structure, plays });
  const read = new Map(
    rows.map((row) => [
      termsKey(row),
      {
        structure: row.structure,
        plays: new Map(row.plays.flatMap((play) => offer(play, row.odds)).map((play) => [play.code, play])),
      },
    ]),
  );
  return new Map(
    games.flatMap((game) => {
      const found = known.get(termsKey(game)) ?? read.get(termsKey(game));
      return found === undefined ? [] : [[termsKey(game), found]];
    }),
  );
}

/** A play without odds is not offered. */
function offer(play: StoredPlay, storedOdds: readonly StoredOdds[]): OfferedPlay[] {
  const terms = storedOdds.find((candidate) => candidate.play === play.code);
  if (terms === undefined) return [];
  const limit = (text: string | undefined) => (text === undefined ? null : BigInt(text));
  return [
    {
      ...play,
      odds: BigInt(terms.odds),
      minUnitStakeMinor: BigInt(terms.minUnitStakeMinor),
      maxUnitStakeMinor: BigInt(terms.maxUnitStakeMinor),
      memberNumberMinor: limit(terms.memberNumberMinor),
      memberPlayMinor: limit(terms.memberPlayMinor),
      liabilityMinor: limit(terms.liabilityMinor),
    },
  ];
}

export async function readRules(executor: Executor, code: string, version: number): Promise<Rules> {
  return executor.one(sql<Rules>`
    select structure, plays from lottery_rules where game_code = ${code} and version = ${version}`);
}
