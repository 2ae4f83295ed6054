import type { Caller } from '../../platform/http/index.ts';
import type { Executor } from '../../platform/db/index.ts';
import { kept } from '../../platform/rows/kept.ts';
import { readChoices } from './deliver.ts';
import type { InboxPlatform } from './ports.ts';
import { type Audience, readForMany } from './store.ts';

/** Every view of an inbox needs these, so they are read at most once a second. */
const CACHE_MS = 1000;

type Reader = Pick<Caller, 'memberId' | 'type' | 'labels'>;

/** Messages to many, with a short cache. */
export interface ForMany {
  /**
   * Ids of the messages for the caller, newest first. News are omitted for members who have switched them off, are on a
   * break or excluded.
   */
  idsFor(caller: Reader): Promise<bigint[]>;
  /** Clears the cache, so that the next call reads again. */
  drop(): void;
}

export function createForMany(executor: Executor, { reach }: Pick<InboxPlatform, 'reach'>): ForMany {
  const current = kept(CACHE_MS, () => readForMany(executor));
  const wantsNews = async (memberId: bigint) => {
    const [{ news }, away] = await Promise.all([readChoices(executor, memberId), reach.away(executor, [memberId])]);
    return news && !away.has(memberId);
  };
  return {
    idsFor: async (caller) => {
      const mails = (await current()).filter(({ audience }) => isFor(audience ?? {}, caller));
      const getsNews = mails.some(({ kind }) => kind === 'news') && (await wantsNews(caller.memberId));
      return mails.filter(({ kind }) => getsNews || kind !== 'news').map(({ id }) => id);
    },
    drop: current.drop,
  };
}

/** A missing condition matches everyone. */
export function isFor({ types, labels }: Audience, caller: Pick<Caller, 'type' | 'labels'>): boolean {
  if (types !== undefined && !types.includes(caller.type)) return false;
  return labels === undefined || labels.some((label) => caller.labels.includes(label));
}
