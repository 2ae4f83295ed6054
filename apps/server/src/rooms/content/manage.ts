import type { Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal, requireFound } from '../../platform/refusal.ts';
import type { Site } from '../site/index.ts';
import { type ContentKindName, type Draft, prepareDraft } from './drafts.ts';
import { deleteDraft, insertDraft, listDrafts, lockDraft, type Stored, updateDraft } from './store.ts';

/** Called in the transaction of a change; undefined means that the entry does not exist before or after it. */
export type Alongside<K extends ContentKindName> = (
  tx: Tx,
  before: Stored<K> | undefined,
  after: Stored<K> | undefined,
) => Promise<void>;

/**
 * Operators' actions on one kind of content. Publishing and scheduling are changes of `isPublished`, `startsAt` and
 * `endsAt`.
 */
export interface Manager<K extends ContentKindName> {
  /** All entries, published or not, newest first. */
  list(): Promise<Stored<K>[]>;
  /** @returns the id. @throws Refusal `request.invalid` naming the field */
  create(draft: Draft<K>, alongside?: Alongside<K>): Promise<string>;
  /** Changes the given fields. @throws Refusal `not.found`, `request.invalid` */
  change(id: string, change: Partial<Draft<K>>, alongside?: Alongside<K>): Promise<void>;
  /** @throws Refusal `not.found` */
  remove(id: string, alongside?: Alongside<K>): Promise<void>;
}

/** @param onChanged called after each change was committed */
export function createManager<K extends ContentKindName>(
  { db, events }: Platform,
  site: Site,
  kind: K,
  onChanged: () => void,
): Manager<K> {
  const prepare = async (draft: Draft<K>) => prepareDraft(kind, draft, await site.setting('imageCDNs'));

  async function lock(tx: Tx, id: string): Promise<Stored<K>> {
    return requireFound(/^\d{1,18}$/.test(id) ? await lockDraft(tx, kind, id) : undefined);
  }
  async function commit<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await db.transaction(async (tx) => {
      try {
        const done = await work(tx);
        await events.stream.publish(tx, null, 'content.changed', {});
        return done;
      } catch (error) {
        // The only unique column that operators fill in is the tag of a help page.
        if (isUniqueViolation(error)) throw new Refusal('request.invalid', { field: 'tag', reason: 'taken' });
        throw error;
      }
    });
    onChanged();
    return result;
  }
  return {
    list: () => listDrafts(db, kind),
    create: async (draft, alongside) => {
      const clean = await prepare(draft);
      return commit(async (tx) => {
        const id = await insertDraft(tx, kind, clean);
        await alongside?.(tx, undefined, { ...clean, id });
        return id;
      });
    },
    change: async (id, change, alongside) => {
      const imageHosts = await site.setting('imageCDNs');
      await commit(async (tx) => {
        const before = await lock(tx, id);
        const { id: _id, ...current } = before;
        const clean = prepareDraft(kind, { ...current, ...change } as unknown as Draft<K>, imageHosts);
        await updateDraft(tx, kind, id, clean);
        await alongside?.(tx, before, { ...clean, id });
      });
    },
    remove: (id, alongside) =>
      commit(async (tx) => {
        const before = await lock(tx, id);
        await deleteDraft(tx, kind, id);
        await alongside?.(tx, before, undefined);
      }),
  };
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
