import { exactReturn } from '@fairlot/lottery-maths';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type CheckedRules, firstFreeDay, nameOf } from '../actions/publish-rules.ts';
import type { Rules } from '../games/terms.ts';
import type { TermsChange } from './odds-terms.ts';

export interface RulesVersion {
  version: number;
  /** The first day of its draws, YYYY-MM-DD; null for the beginning. */
  firstDay: string | null;
  publishedAt: Date;
  /** A replaced version never applies, because another one begins on its day. */
  state: 'past' | 'current' | 'coming' | 'replaced';
  structure: Rules['structure'];
}

export interface RulesVersions {
  gameCode: string;
  gameName: string;
  /** The first day for which rules can be published, YYYY-MM-DD. */
  firstFreeDay: string;
  versions: RulesVersion[];
}

/** Every version of a game's rules, newest first. @throws Refusal not.found */
export async function readRulesVersions(executor: Executor, gameCode: string): Promise<RulesVersions> {
  const game = await executor.found(sql<{ gameName: string }>`
    select name as "gameName" from lottery_games where code = ${gameCode}`);
  const versions = await executor.rows(sql<RulesVersion>`
    select r.version, case when r.valid_from > '1900-01-01' then to_char(r.valid_from, 'YYYY-MM-DD') end as "firstDay",
      r.created_at as "publishedAt", r.structure,
           case when r.version <> lottery_rules_at(g.code, r.valid_from) then 'replaced'
                when r.valid_from > t.day then 'coming'
                when r.version = lottery_rules_at(g.code, t.day) then 'current' else 'past' end as state
      from lottery_rules r join lottery_games g on g.code = r.game_code
      cross join lateral (select (now() at time zone g.zone)::date as day) t
     where r.game_code = ${gameCode} order by r.version desc`);
  return { gameCode, ...game, firstFreeDay: await firstFreeDay(executor, gameCode), versions };
}

/** Changes of a publication: widths, and returns of the offered plays. */
export function rulesChanges({ version, former, next, offered }: CheckedRules, firstDay: string): TermsChange[] {
  const widths = former.structure.levels.flatMap(({ code, width }, index) => {
    const after = next.structure.levels[index]?.width;
    return after === width ? [] : [{ about: `${code} · digits`, before: String(width), after: String(after) }];
  });
  const returns = offered.flatMap(({ play, odds }) => {
    const [before, after] = [former, next].map((rules) => returnOf(rules, play, BigInt(odds)));
    return before === after
      ? []
      : [{ about: `${nameOf(former, play)} (${play}) · oddsReturn`, before: `${before}%`, after: `${after}%` }];
  });
  return [
    { about: 'rulesVersion', before: String(version - 1), after: String(version) },
    { about: 'firstDay', before: '–', after: firstDay },
    ...widths,
    ...returns,
  ];
}

function returnOf({ plays, structure }: Rules, code: string, odds: bigint): string {
  const play = plays.find((one) => one.code === code);
  return play === undefined ? '–' : exactReturn({ ...play, odds }, structure).percentText;
}
