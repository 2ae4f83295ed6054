import type { Executor, Tx } from '../../platform/db/index.ts';
import type { ProtectionPlatform } from './ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import { forgetAccount, forgetAccountsOfClosed, noteAccount, marksByAccounts } from './account-marks.ts';
import {
  carryOver,
  forgetClosed,
  isAwaitingReturn,
  markClosed,
  marksOf,
  noteMarks,
  type PersonMark,
  readPersonMarks,
} from './persons.ts';
import {
  askGate,
  disableMember,
  enableMember,
  type GateAction,
  type GateReason,
  holdPlay,
  type ProtectionState,
  isSamePerson,
  mayBeOffered,
  needIdentity,
  offerBars,
  readState,
  registerMember,
} from './repository.ts';
import { limitSet, onBets, playPaused, settledNow } from '../../platform/events/index.ts';
import { createDesk } from './desk/index.ts';
import { exportProtection } from './export.ts';
import { countDeposit, releaseDeposit, reserveDeposit } from './limits/deposits.ts';
import { changeLimit } from './limits/repository.ts';
import { raiseAlerts } from './markers/alerts.ts';
import type { MarkerTerms } from './markers/markers.ts';
import { forgetWithdrawals, WITHDRAWALS_HEARD } from './markers/withdrawals.ts';
import { forgetBets, notePlaced, notePresent, noteSettled } from './record/bets.ts';
import { awayOf, dueForRegister, noteRegister, stoppedOf } from './register.ts';
import { createRoutes } from './routes.ts';
import { createPresence } from './sessions/presence.ts';
import { defineRoom } from '../../platform/room.ts';
import { amounts } from './currency.ts';
import type { Protection } from './index.ts';

export const protection = defineRoom({ name: 'protection', create: createProtection });

const FORGET_EVERY_MS = 3_600_000;
const FORGET_BETS_EVERY_MS = 86_400_000;
const SAVE_SESSIONS_EVERY_MS = 20_000;
/** A check covers the last 20 minutes. */
const LOOK_FOR_HARM_EVERY_MS = 600_000;

function createProtection(platform: ProtectionPlatform) {
  const { db, site } = platform;
  const presence = createPresence(db);
  let lookedAt = 0n;
  async function termsOf(): Promise<MarkerTerms> {
    const { vulnerabilityNetMinor } = await site.market();
    return { zone: await site.timeZone(), vulnerabilityMinor: BigInt(vulnerabilityNetMinor) };
  }
  const door = createDoor(platform);
  return {
    door,
    answers: {
      amounts,
      /** Records that a member is active; called for every call of a member. */
      noteCall: presence.note,
      reach: { away: awayOf, stopped: stoppedOf },
      person: { export: ({ memberId }: { memberId: bigint }) => exportProtection(db, memberId) },
    },
    jobs: [
      {
        name: 'protection-persons',
        everyMs: FORGET_EVERY_MS,
        run: async () => {
          await forgetClosed(db, null);
          await forgetAccountsOfClosed(db);
          return false;
        },
      },
      {
        name: 'protection-sessions',
        isLocal: true,
        everyMs: SAVE_SESSIONS_EVERY_MS,
        run: async () => {
          await presence.save();
          return false;
        },
      },
      {
        name: 'protection-bets',
        everyMs: FORGET_BETS_EVERY_MS,
        run: async () => {
          await forgetWithdrawals(db);
          return forgetBets(db);
        },
      },
      {
        name: 'protection-markers',
        everyMs: LOOK_FOR_HARM_EVERY_MS,
        run: async () => {
          lookedAt = await raiseAlerts(db, await termsOf(), lookedAt);
          return lookedAt > 0n;
        },
      },
    ],
    routes: createRoutes(platform, presence),
    events: [playPaused, limitSet],
    listeners: [
      { name: 'protection-withdrawals', subscriptions: [WITHDRAWALS_HEARD] },
      {
        name: 'protection-bets',
        byTopic: true,
        subscriptions: onBets({
          placed: async (tx, bets) => {
            // First, because it takes a lock that other processes share.
            await notePresent(tx, bets);
            await notePlaced(tx, bets);
          },
          settled: noteSettled,
          corrected: (tx, chunks) => noteSettled(tx, chunks.map(settledNow)),
        }),
      },
    ],
    desk: createDesk(platform, termsOf),
  };
}

function createDoor({ db, marks, events }: ProtectionPlatform): Protection {
  /** Whether a time-out or an exclusion is active for the person with these identifiers. */
  async function isKeptOut(tx: Tx, found: readonly PersonMark[]): Promise<boolean> {
    const status = await readPersonMarks(tx, found, { exceptId: null, isProvedOnly: false });
    // After an exclusion the member requests a return with the existing account instead of opening another.
    return reasonOf(status) !== null || isAwaitingReturn(tx, found);
  }
  async function assertAllowed(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<void> {
    const reason = await askGate(executor, memberId, action, asset);
    if (reason !== null)
      throw new Refusal('protection.refused', { reason, until: await endOf(executor, memberId, reason) });
  }

  return {
    gate: askGate,
    assertAllowed,
    register: registerMember,
    assertMayRegister: async (tx, person) => {
      const { name, ...rest } = person;
      // A name alone must not reveal its owner: the caller gets the same answer as for any taken name.
      if (await isKeptOut(tx, marksOf(marks, rest))) throw new Refusal('registration.refused');
      if (await isKeptOut(tx, marksOf(marks, { name }))) throw new Refusal('username.exists');
    },
    recognise: async (tx, memberId, person) => {
      const found = marksOf(marks, person);
      await noteMarks(tx, memberId, found);
      await carryOver(tx, memberId, await readPersonMarks(tx, found, { exceptId: memberId, isProvedOnly: true }));
      await carryOver(tx, memberId, await marksByAccounts(tx, memberId));
    },
    recogniseAccount: (tx, memberId, account) => noteAccount(tx, marks, memberId, account),
    forgetAccount: (tx, memberId, text) => forgetAccount(tx, marks, memberId, text),
    close: async (tx, memberId, person) => {
      await noteMarks(tx, memberId, marksOf(marks, person));
      await markClosed(tx, memberId);
      await forgetClosed(tx, memberId);
    },
    mayBeOffered,
    offerBars,
    noteRegister: (tx, memberId, answer) => noteRegister(events.outbox, tx, memberId, answer),
    dueForRegister: (isAsked, limit) => dueForRegister(db, isAsked, limit),
    isSamePerson,
    needIdentity,
    holdPlay,
    disable: disableMember,
    enable: enableMember,
    state: (memberId, executor = db) => readState(executor, memberId),
    reserveDeposit,
    countDeposit,
    releaseDeposit,
    changeLimit: (tx, memberId, change) => changeLimit(events.outbox, tx, memberId, change),
  };
}

async function endOf(executor: Executor, memberId: bigint, reason: GateReason): Promise<number | null> {
  if (reason !== 'timed-out' && reason !== 'excluded') return null;
  const state = await readState(executor, memberId);
  const own = untilOf(state, reason) ?? state.returnFrom?.getTime();
  return own ?? (reason === 'excluded' ? (state.registerUntil?.getTime() ?? null) : null);
}

function reasonOf({ timedOutUntil, excludedUntil }: ProtectionState): 'excluded' | 'timed-out' | null {
  if (excludedUntil !== null) return 'excluded';
  return timedOutUntil === null ? null : 'timed-out';
}

function untilOf({ timedOutUntil, excludedUntil }: ProtectionState, reason: 'excluded' | 'timed-out'): number | null {
  return (reason === 'excluded' ? excludedUntil : timedOutUntil)?.getTime() ?? null;
}
