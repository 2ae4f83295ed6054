import { approval, factLine } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LotteryPlatform } from '../ports.ts';
import type { WantedRules } from '../actions/publish-rules.ts';
import type { Named } from '../games/names.ts';
import type { Lottery } from '../index.ts';
import { askLeastStake, termsOf } from './terms.ts';
import type { Changes, GameNamed, OddsInput } from './odds-input.ts';

interface DrawNamed extends GameNamed {
  numero: string;
}

/** Requested number widths from a day on. */
interface RulesInput extends WantedRules, GameNamed {
  changes: Changes;
}

/** Times in epoch milliseconds. */
interface Postponement extends DrawNamed {
  formerDrawAt: number;
  drawAt: number;
}

export type LotteryApprovals = ReturnType<typeof createApprovals>;

/** Changes that need two operators: voiding a draw, odds, rules, a later draw time. */
export function createApprovals(platform: Pick<LotteryPlatform, 'checkLeastStake'>, lottery: Lottery, named: Named) {
  const nameIn = (language: string, { gameCode, gameName }: GameNamed) =>
    named(language, { gameCode, gameName }).gameName;
  const titleOfDraw = (draw: DrawNamed, language: string) =>
    `${nameIn(language, draw)} ${draw.numero} (${objectOfDraw(draw)})`;
  return {
    voiding: approval<DrawNamed>({
      kind: 'draw.void',
      permission: 'draws.void',
      object: objectOfDraw,
      title: titleOfDraw,
      // Players see the reason of the request.
      execute: async (tx, { gameCode, numero: issue }, { reason }) => {
        const state = await lottery.voidDraw(tx, gameCode, issue, reason);
        return { action: 'draw.voided', before: { state }, after: { state: 'settling', voidReason: 'operator' } };
      },
    }),
    /** Publishes the requested odds, unless others were published meanwhile. */
    odds: approval<OddsInput>({
      kind: 'odds.publish',
      permission: 'odds.change',
      object: ({ gameCode }) => `odds:${gameCode}`,
      title: (asked, language) => `${nameIn(language, asked)} (odds:${asked.gameCode})`,
      details: detailsOf,
      execute: async (tx, { gameCode, formerVersion, changes, ...fields }) => {
        const { wanted, limits } = termsOf(fields);
        await askLeastStake(platform, tx, gameCode, wanted);
        const version = await lottery.publishOdds(tx, gameCode, formerVersion, wanted, limits);
        return {
          action: 'odds.published',
          before: { oddsVersion: formerVersion, ...sideOf(changes, 'before') },
          after: { oddsVersion: version, ...sideOf(changes, 'after') },
        };
      },
      executed: lottery.forgetGames,
    }),
    /** Publishes the requested rules, if no issue of their first day exists yet. */
    rules: approval<RulesInput>({
      kind: 'rules.publish',
      permission: 'odds.change',
      object: ({ gameCode }) => `rules:${gameCode}`,
      title: (asked, language) => `${nameIn(language, asked)} (rules:${asked.gameCode})`,
      details: detailsOf,
      execute: async (tx, { gameCode, gameName: _gameName, changes, ...wanted }) => {
        const version = await lottery.operations.publishRules(tx, gameCode, wanted);
        return {
          action: 'rules.published',
          before: { ...sideOf(changes, 'before'), rulesVersion: wanted.formerVersion },
          after: { ...sideOf(changes, 'after'), rulesVersion: version, firstDay: wanted.firstDay },
        };
      },
      executed: lottery.forgetGames,
    }),
    /** Postpones the draw if it still has no result and was not postponed meanwhile. */
    postponement: approval<Postponement>({
      kind: 'draw.postpone',
      permission: 'draws.change',
      object: objectOfDraw,
      title: titleOfDraw,
      details: ({ formerDrawAt, drawAt }) => [factLine('drawAt', isoTime(formerDrawAt), isoTime(drawAt))],
      execute: async (tx, { gameCode, numero: issue, formerDrawAt, drawAt }) => {
        const former = await lottery.postponeDraw(tx, gameCode, issue, new Date(drawAt));
        if (former.getTime() !== formerDrawAt) throw new Refusal('version.conflict');
        return { action: 'draw.postponed', before: { drawAt: formerDrawAt }, after: { drawAt } };
      },
    }),
  };
}

const objectOfDraw = ({ gameCode, numero: issue }: DrawNamed) => `draw:${gameCode}:${issue}`;

/** The name of a lottery, for the operators who decide on a request about it. */
export async function gameNameOf({ operations }: Pick<Lottery, 'operations'>, gameCode: string) {
  return (await operations.games()).find((game) => game.gameCode === gameCode)?.gameName ?? gameCode;
}

const detailsOf = ({ changes }: { changes: Changes }) =>
  changes.map(({ about, before, after }) => factLine(about, before, after));

const sideOf = (changes: Changes, side: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.about, change[side]]));

const isoTime = (epochMs: number) => new Date(epochMs).toISOString();
