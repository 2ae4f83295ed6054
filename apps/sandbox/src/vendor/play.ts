import { freshDraw, roundDraw } from './draws.ts';
import { deal, showDown } from './engines/cards.ts';
import { FISH, shoot } from './engines/fish.ts';
import { spin, winningSpin } from './engines/slot.ts';
import type { Session } from './model.ts';
import { createClocked } from './play-clocked.ts';
import { money, type Played } from './played.ts';
import { engineOf } from './roster.ts';
import type { Vendors } from './vendors.ts';
import { say } from './words.ts';

/** Stakes on offer in VND, in hundredths. */
const STAKES = [100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000];
/** Digits that stakes in other currencies have less. JPY keeps whole yen for odds with one decimal. */
const FEWER_DIGITS: Readonly<Record<string, number>> = {
  FUN: 0,
  IDR: 0,
  INR: 2,
  JPY: 1,
  KRW: 0,
  MXN: 3,
  PHP: 3,
  SEK: 3,
  THB: 3,
  VND: 0,
};
const USUALLY_FEWER = 4;

/** Stakes on offer in a currency, in hundredths. */
export const stakesIn = (currency: string): readonly number[] =>
  STAKES.map((stake) => stake / 10 ** (FEWER_DIGITS[currency] ?? USUALLY_FEWER));
/** Time after which the hand of an absent player is folded. */
const FOLD_MS = 5 * 60_000;
const TICK_MS = 500;
/** Share of slot stakes that feeds the jackpot, and the odds against a jackpot win. */
const JACKPOT_SHARE = 0.01;
const JACKPOT_CHANCE = 1 / 20_000;

type Input = Record<string, unknown>;

export type Play = {
  act(session: Session, input: Input): Promise<Played>;
  live(session: Session): Record<string, unknown>;
  hasOpenRound(session: Session): boolean;
  stop(): void;
};

/** Calls that the page of a game may make; every outcome is decided here. */
export function createPlay(vendors: Vendors, warn: (problem: unknown) => void): Play {
  const { house, store } = vendors;
  const { state } = store;
  const clocked = createClocked(vendors, (table, round) => roundDraw(state.tableSecret, table, round));
  const slot = createSlot(vendors);
  const fish = createFish(vendors);

  const dealHand = async (session: Session, stakeMinor: number): Promise<Played> => {
    const open = state.hands[session.key];
    if (open !== undefined) return { cards: open.hands[0], anteMinor: open.anteMinor };
    const roundId = house.newRoundId();
    const answer = await house.bet(session, roundId, stakeMinor, say(session.language, 'Deal'));
    if (!answer.ok) return money(answer);
    const hands = deal(freshDraw());
    state.hands[session.key] = { roundId, betId: answer.betId, anteMinor: stakeMinor, hands, at: Date.now() };
    store.touch();
    return { cards: hands[0], anteMinor: stakeMinor, ...money(answer) };
  };

  const endHand = async (session: Session, wantsCall: boolean): Promise<Played> => {
    const open = state.hands[session.key];
    if (open === undefined) return { refused: 'refused' };
    if (wantsCall) {
      const amount = open.anteMinor / 100;
      const said = say(session.language, 'Call {amount}', { amount });
      const answer = await house.bet(session, open.roundId, open.anteMinor, said);
      if (!answer.ok) return money(answer);
    }
    delete state.hands[session.key];
    const result = showDown(open.hands, open.anteMinor, wantsCall);
    const { language } = session;
    const pot = say(language, 'Pot {amount}', { amount: result.potMinor / 100 });
    const text = wantsCall ? `${say(language, result.seats[0]?.hand ?? '')} · ${pot}` : say(language, 'Folded');
    const paid = await house.settle(session, open, result.winMinor, text);
    return { ...result, ...money(paid) };
  };

  const timer = setInterval(() => {
    clocked.settleDue().catch(warn);
    for (const [key, { at }] of Object.entries(state.hands)) {
      const session = at < Date.now() - FOLD_MS ? vendors.find(key) : undefined;
      if (session !== undefined) endHand(session, false).catch(warn);
    }
  }, TICK_MS);

  return {
    async act(session, input) {
      const stakeMinor = Number(input['stake']);
      const isEnd = typeof input['call'] === 'boolean';
      if (input['free'] !== true && !isEnd && !stakesIn(session.currency).includes(stakeMinor))
        return { refused: 'refused' };
      const engine = engineOf(session.code, session.game);
      if (engine === 'slot') return slot(session, stakeMinor, input['free'] === true);
      if (engine === 'fish') return fish(session, stakeMinor, String(input['fish']));
      if (engine === 'cards') return isEnd ? endHand(session, input['call'] === true) : dealHand(session, stakeMinor);
      return clocked.bet(session, engine, stakeMinor, String(input['choice']), Number(input['event']));
    },
    live: (session) => clocked.live(session, engineOf(session.code, session.game)),
    hasOpenRound: ({ key }) =>
      state.hands[key] !== undefined || state.tickets.some(({ sessionKey }) => sessionKey === key),
    stop: () => clearInterval(timer),
  };
}

function createSlot(vendors: Vendors) {
  const { house, store } = vendors;
  return async (session: Session, stakeMinor: number, isFree: boolean): Promise<Played> => {
    const grant = isFree ? freeOf(vendors, session) : undefined;
    if (isFree && grant === undefined) return { refused: 'refused' };
    const isSureWin = grant === undefined && vendors.faults.take(session.code, 'win') !== undefined;
    const { spins, winMinor: linesMinor } = (isSureWin ? winningSpin : spin)(
      freshDraw(),
      grant?.valueMinor ?? stakeMinor,
    );
    const jackpotMinor = grant === undefined ? feedJackpot(vendors, session, stakeMinor) : 0;
    const winMinor = linesMinor + jackpotMinor;
    const { language } = session;
    const won = say(language, 'Win {amount}', { amount: winMinor / 100 });
    const text = `${say(language, 'Spins: {count}', { count: spins.length })} · ${won}`;
    if (grant === undefined) {
      const answer = await house.playNow(session, stakeMinor, winMinor, text);
      return answer.ok ? { spins, winMinor, jackpotMinor, ...money(answer) } : money(answer);
    }
    grant.left -= 1;
    grant.wonMinor += winMinor;
    store.touch();
    await house.payFree(session, grant.id, winMinor, `${say(language, 'Free round')} · ${text}`);
    if (grant.left === 0) house.endFree(session, grant.id, grant.wonMinor);
    return { spins, winMinor, freeLeft: grant.left, ...money(await house.balance(session)) };
  };
}

function createFish({ house }: Vendors) {
  return async (session: Session, stakeMinor: number, target: string): Promise<Played> => {
    const shot = shoot(freshDraw(), target, stakeMinor);
    if (shot === null) return { refused: 'refused' };
    const answer = await house.playNow(
      session,
      stakeMinor,
      shot.winMinor,
      `${nameOf(session.language, target)} · ${say(session.language, shot.isCaught ? 'Caught' : 'Missed')}`,
    );
    return answer.ok ? { ...shot, ...money(answer) } : money(answer);
  };
}

const nameOf = (language: string, fish: string) => say(language, FISH.find(({ id }) => id === fish)?.label ?? fish);

/** The running grant of free rounds for this game. */
export function freeOf({ store }: Vendors, { code, game, user, currency }: Session) {
  const now = Date.now();
  return store.state.freeRounds.find(
    (one) =>
      one.code === code &&
      one.user === user &&
      one.currency === currency &&
      one.left > 0 &&
      (one.games.length === 0 || one.games.includes(game)) &&
      now >= one.from &&
      now < one.to,
  );
}

/** Feeds the jackpot of a game with a real-money stake. Returns the amount won, nearly always zero. */
function feedJackpot({ store }: Vendors, { code, game, currency }: Session, stakeMinor: number): number {
  if (currency === 'FUN') return 0;
  const key = `${code} ${game} ${currency}`;
  const meter = (store.state.jackpots[key] ?? 0) + Math.floor(stakeMinor * JACKPOT_SHARE);
  const falls = freshDraw().chance(JACKPOT_CHANCE);
  store.state.jackpots[key] = falls ? 0 : meter;
  return falls ? meter : 0;
}
