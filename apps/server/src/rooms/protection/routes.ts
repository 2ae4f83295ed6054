import { protection as contract, type ValueOf } from '@fairlot/contract';
import { tryParseMinor } from '@fairlot/money';
import type { Tx } from '../../platform/db/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { playPaused } from '../../platform/events/index.ts';
import type { ProtectionPlatform } from './ports.ts';
import { Refusal, requireFound } from '../../platform/refusal.ts';
import { changeLimit, confirmRaise, type LimitKind, noteAct, readLimits } from './limits/repository.ts';
import { presentHistory, presentLimits, presentSession, presentState } from './present.ts';
import { readHistory } from './record/history.ts';
import { carryOver, holdAccountsOfPerson } from './persons.ts';
import { askReturn, extendExclusion, extendTimeout, readState } from './repository.ts';
import type { Presence } from './sessions/presence.ts';
import { acknowledgeCheck, markReviewed, readSession, setRealityCheck } from './sessions/repository.ts';

const HISTORY_DAYS = 7;

/** Members' protective actions. */
export function createRoutes(platform: ProtectionPlatform, presence: Presence): BoundRoute[] {
  return [...breakRoutes(platform), ...limitRoutes(platform, presence), ...sessionRoutes(platform, presence)];
}

function breakRoutes({ db, events: { outbox } }: ProtectionPlatform): BoundRoute[] {
  const stateOf = async (memberId: bigint) => presentState(await readState(db, memberId));
  /** Begins a break here and on the person's other accounts, which may be logged in and apply it immediately. */
  async function begin(tx: Tx, memberId: bigint, reason: 'timed-out' | 'excluded', start: () => Promise<void>) {
    const others = await holdAccountsOfPerson(tx, memberId);
    await start();
    const { timedOutUntil, excludedUntil } = await readState(tx, memberId);
    for (const other of others) await carryOver(tx, other, { timedOutUntil, excludedUntil });
    for (const id of [memberId, ...others]) await outbox.add(tx, playPaused, id, { reason });
  }
  return [
    route(contract.protectionState, ({ caller }) => stateOf(caller.memberId)),
    route(contract.startTimeout, async ({ caller: { memberId }, body: { hours } }) => {
      await db.transaction((tx) =>
        begin(tx, memberId, 'timed-out', async () => {
          await extendTimeout(tx, memberId, hours);
          await noteAct(tx, memberId, 'timeout.started', { hours });
        }),
      );
      return stateOf(memberId);
    }),
    route(contract.startExclusion, async ({ caller: { memberId }, body: { months } }) => {
      await db.transaction((tx) =>
        begin(tx, memberId, 'excluded', async () => {
          await extendExclusion(tx, memberId, months);
          await noteAct(tx, memberId, 'exclusion.started', { months });
        }),
      );
      return stateOf(memberId);
    }),
    route(contract.askReturn, async ({ caller: { memberId } }) => {
      await db.transaction(async (tx) => {
        if (!(await askReturn(tx, memberId))) throw new Refusal('not.found');
        await noteAct(tx, memberId, 'return.asked', {});
      });
      return stateOf(memberId);
    }),
  ];
}

function limitRoutes({ db, events: { outbox } }: ProtectionPlatform, presence: Presence): BoundRoute[] {
  // Every caller is active.
  const limitsOf = async (memberId: bigint) => {
    await presence.save();
    return presentLimits(await readLimits(db, memberId));
  };
  return [
    route(contract.limits, ({ caller }) => limitsOf(caller.memberId)),
    route(contract.changeLimit, async ({ caller: { memberId }, body: { kind, period, limit } }) => {
      const wanted = readLimit(kind, limit);
      await db.transaction((tx) => changeLimit(outbox, tx, memberId, { kind, period, wanted }));
      return limitsOf(memberId);
    }),
    route(contract.confirmLimit, async ({ caller: { memberId }, body: { kind, period } }) => {
      const raise = requireFound(await db.transaction((tx) => confirmRaise(tx, memberId, kind, period)));
      if (!raise.isConfirmed) throw new Refusal('limit.waiting', { confirmFrom: raise.confirmFrom.getTime() });
      return limitsOf(memberId);
    }),
  ];
}

function sessionRoutes({ db, site, gameName, gamePicture }: ProtectionPlatform, presence: Presence): BoundRoute[] {
  const sessionOf = async (memberId: bigint): Promise<ValueOf<typeof contract.session>> => {
    await presence.save();
    return presentSession(await readSession(db, memberId));
  };
  return [
    route(contract.realityCheck, async ({ caller }) => ({
      minutes: (await readSession(db, caller.memberId)).realityCheckMinutes,
    })),
    route(contract.setRealityCheck, async ({ caller: { memberId }, body: { minutes } }) => {
      await db.transaction(async (tx) => {
        await setRealityCheck(tx, memberId, minutes);
        await noteAct(tx, memberId, 'realityCheck.set', { minutes });
      });
      return { minutes };
    }),
    route(contract.session, ({ caller }) => sessionOf(caller.memberId)),
    route(contract.acknowledgeCheck, async ({ caller }) => {
      await presence.save();
      await acknowledgeCheck(db, caller.memberId);
      return sessionOf(caller.memberId);
    }),
    route(contract.markReviewed, async ({ caller }) => {
      await markReviewed(db, caller.memberId);
      return null;
    }),
    route(contract.history, async ({ caller, query: { days = HISTORY_DAYS }, language }) => {
      await presence.save();
      const history = await readHistory(db, caller.memberId, days, await site.timeZone());
      const nameOf = (gameId: string, name: string) => gameName(gameId, name, language);
      return presentHistory(history, { pictureOf: gamePicture, nameOf });
    }),
  ];
}

/** Minor units, or minutes for a session limit. @throws Refusal request.invalid for an invalid value */
function readLimit(kind: LimitKind, limit: string | number | null): bigint | null {
  if (limit === null) return null;
  if (kind === 'session') {
    // Minutes may be sent as text, like amounts.
    if (/^\d{1,5}$/.test(String(limit))) return BigInt(limit);
  } else if (typeof limit === 'string') {
    const minor = tryParseMinor(limit);
    if (minor !== null) return minor;
  }
  throw new Refusal('request.invalid', { field: 'limit', reason: 'format' });
}
