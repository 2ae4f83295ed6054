import { randomUUID } from 'node:crypto';
import type { Operation, Owed, Round, Session } from './model.ts';
import { protocolOf } from './roster.ts';
import type { VendorStore } from './store.ts';
import { createHub88 } from './wallets/hub88.ts';
import { createPurse } from './wallets/purse.ts';
import { createSlotegrator } from './wallets/slotegrator.ts';
import { createSoftswiss } from './wallets/softswiss.ts';
import type { Answer, Move, Wallet, Wiring } from './wallets/wallet.ts';

/** Delays between retries of a win or a rollback; the last one repeats until it is accepted. */
const AGAIN_MS = [1000, 2000, 5000, 10_000, 30_000, 60_000];
/** Number of equal refusals after which a refusal is final. */
const MOST_REFUSALS = 12;
const TICK_MS = 500;

export type House = {
  balance(session: Session): Promise<Answer>;
  /** Places a stake and rolls it back when the answer is unreadable. The round is open until it is settled. */
  bet(session: Session, roundId: string, stakeMinor: number, text: string): Promise<Answer & { betId: string }>;
  /** Pays and closes a round; retries until the operator confirms. */
  settle(session: Session, bet: { roundId: string; betId: string }, winMinor: number, text: string): Promise<Answer>;
  /** Stake and win of a round that is decided immediately. */
  playNow(session: Session, stakeMinor: number, winMinor: number, text: string): Promise<Answer & { roundId: string }>;
  /** A win of a free round, which has no bet. */
  payFree(session: Session, grantId: string, winMinor: number, text: string): Promise<string>;
  /** The total of a grant, for protocols that require it at the end. */
  endFree(session: Session, grantId: string, totalMinor: number): void;
  roundsOf(session: Session): Round[];
  newRoundId(): string;
  stop(): void;
  /** Retries all unconfirmed calls immediately, including late settlements. */
  settleAll(code: string): Promise<number>;
};

/** The money side of the vendors: bets, wins and rollbacks in the operator's protocol, and unconfirmed calls. */
export function createHouse(store: VendorStore, wiring: Wiring, warn: (problem: unknown) => void): House {
  const { state } = store;
  const { faults } = wiring;
  const wallets = {
    hub88: createHub88(wiring),
    softswiss: createSoftswiss(wiring),
    slotegrator: createSlotegrator(wiring),
    transfer: createPurse(state),
  };
  const walletOf = (session: Session): Wallet => wallets[protocolOf(session.code)];
  const { list, openRound, owe } = createBook(store);

  const pay = createPay(store, walletOf, list);
  const timer = setInterval(() => {
    for (const owed of state.owed.filter(({ dueAt }) => dueAt <= Date.now())) pay(owed).catch(warn);
  }, TICK_MS);

  const bet: House['bet'] = async (session, roundId, stakeMinor, text) => {
    const wallet = walletOf(session);
    const move = moveOf(roundId, stakeMinor);
    const undo: Move = { ...moveOf(roundId, stakeMinor), betId: move.transactionId, closes: true };
    if (faults.take(session.code, 'rollbackFirst') !== undefined) await wallet.rollback(session, undo);
    const answer = await wallet.bet(session, move);
    if (answer.ok) {
      list(session, 'bet', move, null);
      openRound(session, roundId, stakeMinor, text);
    } else if (answer.reason === 'unknown') owe(session, 'rollback', undo, 0);
    return { ...answer, betId: move.transactionId };
  };
  const settle: House['settle'] = async (session, { roundId, betId }, winMinor, text) => {
    const round = openRound(session, roundId, 0, text);
    Object.assign(round, { winMinor: round.winMinor + winMinor, state: 'settled', text });
    const move: Move = { ...moveOf(roundId, winMinor), betId, closes: true };
    const late = faults.take(session.code, 'lateSettlement');
    const owed = owe(session, 'win', move, late?.ms ?? 0);
    return late === undefined ? pay(owed) : walletOf(session).balance(session);
  };
  const playNow = createPlayNow({ book: { list, openRound, owe }, faults, walletOf, pay, bet, settle });
  return {
    balance: (session) => walletOf(session).balance(session),
    bet,
    settle,
    playNow,
    async payFree(session, grantId, winMinor, text) {
      const roundId = newRoundId();
      Object.assign(openRound(session, roundId, 0, text), { winMinor, state: 'settled' });
      const move: Move = { ...moveOf(roundId, winMinor), betId: grantId, closes: true, isFree: true };
      // Where the total is sent at the end, nothing is sent before.
      if (walletOf(session).freeRounds === undefined) await pay(owe(session, 'win', move, 0));
      return roundId;
    },
    endFree(session, grantId, totalMinor) {
      if (walletOf(session).freeRounds === undefined) return;
      pay(owe(session, 'freeRounds', { ...moveOf('', totalMinor), betId: grantId, isFree: true }, 0)).catch(warn);
    },
    roundsOf: ({ code, game, user }) =>
      state.rounds.filter((round) => round.code === code && round.game === game && round.user === user).slice(-30),
    newRoundId,
    stop: () => clearInterval(timer),
    async settleAll(code) {
      const own = state.owed.filter((owed) => state.sessions.find(({ key }) => key === owed.sessionKey)?.code === code);
      await Promise.all(own.map((owed) => pay(owed)));
      return own.length;
    },
  };
}

/** One attempt of an unconfirmed call. */
function createPay(store: VendorStore, walletOf: (session: Session) => Wallet, list: Book['list']) {
  const { state } = store;
  const busy = new Set<Owed>();
  return async (owed: Owed): Promise<Answer> => {
    const session = state.sessions.find(({ key }) => key === owed.sessionKey);
    if (session === undefined || busy.has(owed)) return { ok: false, reason: 'unknown', text: 'under way' };
    busy.add(owed);
    const wallet = walletOf(session);
    const answer = await attempt(wallet, session, owed).finally(() => busy.delete(owed));
    owed.tries += 1;
    const isFinal = answer.ok || (answer.reason !== 'unknown' && owed.tries >= MOST_REFUSALS);
    if (isFinal) state.owed.splice(state.owed.indexOf(owed), 1);
    else owed.dueAt = Date.now() + (AGAIN_MS[Math.min(owed.tries, AGAIN_MS.length) - 1] ?? 1000);
    if (answer.ok && owed.kind === 'win') list(session, 'win', owed, owed.isFree ? null : owed.betId);
    store.touch();
    return answer;
  };
}

/** Operations, rounds and unconfirmed calls of the vendors. */
function createBook(store: VendorStore) {
  const { state } = store;
  const list = (session: Session, kind: Operation['kind'], move: Move, reference: string | null) => {
    const { transactionId, roundId, amountMinor } = move;
    const { code, user, game, currency } = session;
    state.operations.push({
      transactionId,
      kind,
      reference,
      roundId,
      code,
      user,
      gameCode: game,
      currency,
      amountMinor,
      at: Date.now(),
    });
    store.touch();
  };
  const openRound = (session: Session, roundId: string, stakeMinor: number, text: string): Round => {
    const known = state.rounds.find((round) => round.roundId === roundId);
    const { code, game, user, currency, language } = session;
    const round: Round = known ?? {
      roundId,
      code,
      game,
      user,
      currency,
      language,
      text,
      at: Date.now(),
      stakeMinor: 0,
      winMinor: 0,
      state: 'open',
    };
    round.stakeMinor += stakeMinor;
    if (known === undefined) state.rounds.push(round);
    store.touch();
    return round;
  };
  const owe = (session: Session, kind: Owed['kind'], move: Move, waitMs: number): Owed => {
    const owed: Owed = { ...move, kind, sessionKey: session.key, tries: 0, dueAt: Date.now() + waitMs };
    state.owed.push(owed);
    store.touch();
    return owed;
  };
  return { list, openRound, owe };
}

type Book = ReturnType<typeof createBook>;

interface PlayNowParts extends Pick<House, 'bet' | 'settle'> {
  book: Book;
  faults: Wiring['faults'];
  walletOf: (session: Session) => Wallet;
  pay: (owed: Owed) => Promise<Answer>;
}

function createPlayNow({ book, faults, walletOf, pay, bet, settle }: PlayNowParts): House['playNow'] {
  const { list, openRound, owe } = book;
  return async (session, stakeMinor, winMinor, text) => {
    const roundId = newRoundId();
    const wallet = walletOf(session);
    if (faults.take(session.code, 'reorder') !== undefined) {
      // The win arrives before its bet, and is repeated with the same id after it.
      const [betMove, winMove] = [moveOf(roundId, stakeMinor), moveOf(roundId, winMinor)];
      const early: Move = { ...winMove, betId: betMove.transactionId, closes: true };
      await wallet.win(session, early);
      const answer = await wallet.bet(session, betMove);
      if (!answer.ok) return { ...answer, roundId };
      list(session, 'bet', betMove, null);
      Object.assign(openRound(session, roundId, stakeMinor, text), { winMinor, state: 'settled' });
      const paid = await pay(owe(session, 'win', early, 0));
      return { ...(paid.ok ? paid : answer), roundId };
    }
    if (wallet.betAndWin !== undefined && faults.armed(session.code).length === 0) {
      const [stake, win] = [moveOf(roundId, stakeMinor), moveOf(roundId, winMinor)];
      const closing: Move = { ...win, betId: stake.transactionId, closes: true };
      const answer = await wallet.betAndWin(session, stake, closing);
      if (answer.ok) {
        list(session, 'bet', stake, null);
        list(session, 'win', closing, stake.transactionId);
        Object.assign(openRound(session, roundId, stakeMinor, text), { winMinor, state: 'settled' });
      } else if (answer.reason === 'unknown') {
        const undo = { ...moveOf(roundId, stakeMinor), betId: stake.transactionId, closes: true };
        owe(session, 'rollback', { ...moveOf(roundId, winMinor), betId: win.transactionId, closes: true }, 0);
        owe(session, 'rollback', undo, 0);
      }
      return { ...answer, roundId };
    }
    const taken = await bet(session, roundId, stakeMinor, text);
    if (!taken.ok) return { ...taken, roundId };
    const paid = await settle(session, { roundId, betId: taken.betId }, winMinor, text);
    return { ...(paid.ok ? paid : taken), roundId };
  };
}

async function attempt(wallet: Wallet, session: Session, owed: Owed): Promise<Answer> {
  if (owed.kind === 'rollback') return wallet.rollback(session, owed);
  if (owed.kind === 'freeRounds' && wallet.freeRounds !== undefined)
    return wallet.freeRounds(session, owed.betId, owed.amountMinor);
  return wallet.win(session, owed);
}

function moveOf(roundId: string, amountMinor: number): Move {
  return { transactionId: randomUUID(), roundId, betId: '', amountMinor, closes: false, isFree: false };
}

function newRoundId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20);
}
