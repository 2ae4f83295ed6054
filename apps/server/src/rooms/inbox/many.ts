import type { Caller } from '../../platform/http/index.ts';
import type { Executor } from '../../platform/db/index.ts';
import type { InboxPlatform } from './ports.ts';
import { type Audience, type Mail, readForMany } from './store.ts';

/** Every look into an inbox asks for these, so they are read once a second at most. */
const CACHE_MS = 1000;

type Reader = Pick<Caller, 'memberId' | 'type' | 'labels'>;

/** Messages to many, kept for a moment. */
export interface ForMany {
  /** Ids of those that are for the caller, newest first; news do not reach who is on a break or excluded. */
  idsFor(caller: Reader): Promise<bigint[]>;
  /** Reads anew with the next call. */
  drop(): void;
}

export function createForMany(executor: Executor, { reach }: Pick<InboxPlatform, 'reach'>): ForMany {
  let cached: { mails: Promise<Mail[]>; at: number } | undefined;
  const current = () => {
    const at = performance.now();
    if (cached !== undefined && at - cached.at <= CACHE_MS) return cached.mails;
    const entry = { mails: readForMany(executor), at };
    cached = entry;
    entry.mails.catch(() => {
      if (cached === entry) cached = undefined; // whoever waits is told; the next one asks again
    });
    return entry.mails;
  };
  return {
    idsFor: async (caller) => {
      const mails = (await current()).filter(({ audience }) => isFor(audience ?? {}, caller));
      const isAway =
        mails.some(({ kind }) => kind === 'news') &&
        (await reach.away(executor, [caller.memberId])).has(caller.memberId);
      return mails.filter(({ kind }) => !isAway || kind !== 'news').map(({ id }) => id);
    },
    drop: () => {
      cached = undefined;
    },
  };
}

/** A condition that is not there is met by everybody. */
export function isFor({ types, labels }: Audience, caller: Pick<Caller, 'type' | 'labels'>): boolean {
  if (types !== undefined && !types.includes(caller.type)) return false;
  return labels === undefined || labels.some((label) => caller.labels.includes(label));
}
