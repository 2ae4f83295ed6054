import { type DrawStructure, exactReturn, type PlayDefinition } from '@fairlot/lottery-maths';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { isDay } from '../../../platform/zone.ts';
import type { ResultSource } from '../games/games.ts';
import type { Rules, StoredOdds, StoredPlay } from '../games/terms.ts';
import { checkTerms, readTermsOf } from './publish-odds.ts';
import { poolsOfGame } from '../pools/settings.ts';

/**
 * New number widths of a game for its draws from a day on, YYYY-MM-DD in the game's time zone. Omitted levels are
 * unchanged.
 */
export interface WantedRules {
  /** The newest version that the operator saw. */
  formerVersion: number;
  firstDay: string;
  widths: readonly { level: string; width: number }[];
}

/** The version to publish, and the versions before and after it. */
export interface CheckedRules {
  version: number;
  former: Rules;
  next: Rules;
  offered: readonly StoredOdds[];
}

/**
 * Publishes the next version of a game's rules. Existing issues keep theirs; issues from that day on use the new one.
 * @returns the new version
 * @throws Refusal as checkRules
 */
export async function publishRules(tx: Tx, gameCode: string, wanted: WantedRules): Promise<number> {
  // Issues are created under a shared lock of this row, so none of that day can be added meanwhile.
  await tx.run(sql`select 1 from lottery_games where code = ${gameCode} for update`);
  const { version, next } = await checkRules(tx, gameCode, wanted);
  await tx.run(sql`
    insert into lottery_rules (game_code, version, structure, plays, valid_from)
    values (${gameCode}, ${version}::int, ${JSON.stringify(next.structure)}::jsonb,
      ${JSON.stringify(next.plays)}::jsonb, ${wanted.firstDay}::date)`);
  return version;
}

/**
 * Checks whether rules can be published: for a day without issues, not before a version that is yet to start, with
 * plays that can still be decided, and with returns between the floor and 100 %.
 * @throws Refusal not.found, version.conflict, request.invalid {field, reason}: firstDay 'format', 'issued' or
 * 'order', widths 'joined' where they follow from the stations, 'level', 'repeated', 'unchanged' or 'play' {play};
 * odds.refused {play, reason, returnPercent}
 */
export async function checkRules(
  executor: Executor,
  gameCode: string,
  { formerVersion, firstDay, widths }: WantedRules,
): Promise<CheckedRules> {
  const game = await executor.found(sql<
    {
      source: ResultSource;
      floorPercent: number;
      maxRebate: number;
      odds: StoredOdds[];
      version: number;
      validFrom: string;
    } & Rules
  >`
    select g.source, g.return_floor_percent as "floorPercent", g.max_rebate as "maxRebate",
      o.plays as odds, r.version, r.structure, r.plays,
      to_char(r.valid_from, 'YYYY-MM-DD') as "validFrom"
      from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
      join lottery_rules r on r.game_code = g.code
        and r.version = (select max(version) from lottery_rules where game_code = g.code) where g.code = ${gameCode}`);
  if (game.source === 'joined') throw invalidField('widths', 'joined');
  if (formerVersion !== game.version) throw new Refusal('version.conflict');
  if (!isDay(firstDay)) throw invalidField('firstDay', 'format');
  if (firstDay < (await firstFreeDay(executor, gameCode))) throw invalidField('firstDay', 'issued');
  if (firstDay < game.validFrom) throw invalidField('firstDay', 'order');
  const former = { structure: game.structure, plays: game.plays };
  const next = { structure: withWidths(game.structure, widths), plays: game.plays };
  const pools = await poolsOfGame(executor, gameCode);
  for (const stored of game.odds) {
    assertDecidable(next, stored.play);
    checkTerms(next, game.floorPercent, readTermsOf(stored), pools, game.maxRebate);
  }
  return { version: game.version + 1, former, next, offered: game.odds };
}

/** The first day after today without issues, YYYY-MM-DD. */
export async function firstFreeDay(executor: Executor, gameCode: string): Promise<string> {
  return executor.value(sql<string>`
    select to_char(1 + greatest((now() at time zone g.zone)::date, (
             select to_date(left(max(d.numero), 8), 'YYYYMMDD') from lottery_draws d where d.game_code = g.code)),
               'YYYY-MM-DD')
      from lottery_games g where g.code = ${gameCode}`);
}

function withWidths({ code, levels }: DrawStructure, widths: WantedRules['widths']): DrawStructure {
  const wanted = new Map(widths.map(({ level, width }) => [level, width]));
  if (wanted.size !== widths.length) throw invalidField('widths', 'repeated');
  // Numbers without repetition have the width of their range.
  for (const name of wanted.keys())
    if (!levels.some((level) => level.code === name && level.distinct === undefined))
      throw invalidField('widths', 'level');
  if (!levels.some((level) => (wanted.get(level.code) ?? level.width) !== level.width))
    throw invalidField('widths', 'unchanged');
  return { code, levels: levels.map((level) => ({ ...level, width: wanted.get(level.code) ?? level.width })) };
}

/** An offered play needs numbers to which it applies, and as many as a line is charged for. */
function assertDecidable({ structure, plays }: Rules, code: string): void {
  const play = plays.find((one) => one.code === code);
  if (play === undefined || !hasNumbers(play, structure))
    throw new Refusal('request.invalid', { field: 'widths', reason: 'play', play: code });
}

function hasNumbers(play: PlayDefinition, structure: DrawStructure): boolean {
  try {
    exactReturn({ ...play, odds: 10_000n }, structure);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Name of a play for operators. */
export const nameOf = ({ plays }: Rules, code: string): string =>
  (plays as readonly StoredPlay[]).find((play) => play.code === code)?.name ?? code;
