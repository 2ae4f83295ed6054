import { cardOf, type RoundEvent, totalOf } from '@fairlot/game-maths';
import type { Logger } from 'pino';
import type { Executor } from '../../platform/db/index.ts';
import { recompute } from './actions/take-step.ts';
import { textOf } from './crash/state.ts';
import { type RoundRow, roundsOf } from './repository.ts';
import type { Seeds } from './seeds.ts';

/** A bet and its result without words: the game, and facts that the app turns into text. */
interface BetNote {
  game: string;
  facts: Record<string, string>;
}

const ROUND_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * Notes on bets of a member's rounds, by bet id, for the betting record. Rounds without facts, such as a blackjack hand
 * that is not finished, have none, and neither have rounds that cannot be recomputed: the record is shown without their
 * notes. Further stakes of a round (`<id>:2`) have the round's note.
 */
export async function readBetNotes(
  executor: Executor,
  { seeds, log }: { seeds: Pick<Seeds, 'open'>; log: Logger },
  memberId: bigint,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, BetNote>> {
  const idOf = new Map(betIds.flatMap((betId) => ROUND_ID.exec(betId)?.map((id) => [betId, id] as const) ?? []));
  if (idOf.size === 0) return new Map();
  const rounds = await roundsOf(executor, memberId, [...new Set(idOf.values())]);
  const noted = (row: RoundRow): BetNote['facts'] => {
    try {
      return factsOf(seeds, row);
    } catch (error) {
      log.error({ err: error, roundId: row.id }, 'a round cannot be described');
      return {};
    }
  };
  const facts = new Map(rounds.map((row) => [row.id, { game: row.code, facts: noted(row) }]));
  const notes = [...idOf].flatMap(([betId, id]) => {
    const note = facts.get(id);
    return note === undefined || Object.keys(note.facts).length === 0 ? [] : [[betId, note] as const];
  });
  return new Map(notes);
}

function factsOf(seeds: Pick<Seeds, 'open'>, row: RoundRow): BetNote['facts'] {
  if (row.code === 'crash') return known({ cashOut: textOf(row.cashOut), point: textOf(row.point) });
  const { events } = recompute(seeds, row, row.steps);
  const last = events.at(-1);
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const choices: Record<string, unknown> = { ...row.choices };
  switch (row.code) {
    case 'roulette':
      return known({ bets: (choices['bets'] as unknown[]).length, number: last?.['number'] });
    case 'dice':
      return known({
        side: choices['over'] === true ? 'over' : 'under',
        target: choices['target'],
        roll: last?.['roll'],
      });
    case 'limbo':
      return known({ target: choices['target'], point: last?.['point'] });
    case 'plinko':
      return known({ rows: choices['rows'], risk: choices['risk'] });
    case 'wheel':
      return known({ segments: choices['segments'], risk: choices['risk'] });
    case 'keno':
      return known({
        picks: (choices['numbers'] as unknown[]).length,
        hits: last?.['hits'],
        multiplier: last?.['multiplier'],
      });
    case 'mines':
      return known({ mines: choices['mines'], opened: of('open').filter(({ isMine }) => isMine !== true).length });
    case 'hilo':
      return known({ right: of('card').filter(({ isRight }) => isRight === true).length });
    case 'baccarat': {
      const [player, banker] = (last?.['totals'] ?? []) as number[];
      return known({ player, banker });
    }
    case 'blackjack':
      return last?.kind === 'dealer' ? known({ mine: blackjackTotals(events).join(' / '), theirs: last['total'] }) : {};
    case 'videopoker':
      return known({ hand: last?.['hand'] });
    case 'slot-orchard':
    case 'slot-lantern':
      return known({ wins: of('line').length + of('ways').length });
    case 'slot-kites':
      return known({ wins: events.flatMap((event) => (event['wins'] ?? []) as unknown[]).length });
  }
}

/** Totals of the player's hands. */
function blackjackTotals(events: readonly RoundEvent[]): number[] {
  let hands: string[][] = [];
  for (const { kind, ...event } of events) {
    if (kind === 'dealt') hands = [event['player'] as string[]];
    if (kind === 'split') hands = event['hands'] as string[][];
    if (kind === 'hit' || kind === 'double')
      hands = hands.map((cards, index) => (index === event['hand'] ? [...cards, event['card'] as string] : cards));
  }
  return hands.map((cards) => totalOf(cards.map(cardOf)).total);
}

function known(facts: Record<string, unknown>): BetNote['facts'] {
  const given = Object.entries(facts).filter(([, fact]) => typeof fact === 'string' || typeof fact === 'number');
  return Object.fromEntries(given.map(([name, fact]) => [name, String(fact)]));
}
