import { hash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { crashWord } from '@fairlot/fairness';
import { pointHundredths } from '@fairlot/game-maths';
import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

/** Flights of one chain: three weeks of them, and a tenth of a second to compute. */
const LENGTH = 100_000;
/** Number of remaining links at which the next chain is committed. */
const PROMISE_NEXT_AT = 2000;
/** Interval of cached links, and number of links computed before yielding to other tasks. */
const KEPT_EVERY = 256;
const MADE_AT_ONCE = 4096;

/** Context that binds a sealed seed to its anchor, which is unique and never changes. */
export const chainContext = (anchor: string): string => `originals-chain|${anchor}`;

/** Place of a flight in its chain, from which its point is derived. */
export interface FlightPlace {
  chainId: bigint;
  place: number;
  returnScaled: bigint;
}

export type Chains = ReturnType<typeof createChains>;

export interface FlightSecret {
  link: string;
  point: bigint;
}

interface ChainRow {
  id: bigint;
  anchor: string;
  sealed: Uint8Array;
  length: number;
  salt: string;
}

interface Walked {
  linkAfter(hashes: number): Buffer;
}

interface Links {
  row: ChainRow;
  linkAt(place: number): Buffer;
}

/** The chains of crash. Only this module opens their seeds. */
export function createChains(db: Database, secrets: SecretBox) {
  const known = new Map<bigint, Promise<Links>>();
  /** Chains that this process created, by anchor, so that their first use does not compute all hashes again. */
  const made = new Map<string, Walked>();

  function linksOf(chainId: bigint): Promise<Links> {
    const kept = known.get(chainId) ?? read(db, secrets, made, chainId);
    known.set(chainId, kept);
    kept.catch(() => known.delete(chainId));
    return kept;
  }

  return {
    /**
     * Commits to chains ahead and computes the current one, so that `take` has its data. Must not run in a transaction.
     */
    prepare: async (): Promise<void> => {
      await promiseAhead(db, secrets, made);
      const { id } = await db.one(sql<{ id: bigint }>`select (${IN_USE}) as id`);
      await linksOf(id);
    },
    /**
     * Takes the next link of the current chain. Its commitment was published before, with the previous link or the
     * anchor.
     */
    take: async (tx: Tx): Promise<{ chainId: bigint; place: number; promise: string }> => {
      const { id, place } = await tx.one(sql<{ id: bigint; place: number }>`
        update originals_chains set used = used + 1 where id = (${IN_USE}) returning id, used - 1 as place`);
      const { row, linkAt } = await linksOf(id);
      return { chainId: id, place, promise: place === 0 ? row.anchor : linkAt(place - 1).toString('hex') };
    },
    /** Link and point (hundredths) of a flight, for internal decisions only: never revealed before the crash. */
    secretOf: async ({ chainId, place, returnScaled }: FlightPlace): Promise<FlightSecret> => {
      const { row, linkAt } = await linksOf(chainId);
      const link = linkAt(place);
      const point = pointHundredths(crashWord(link, Buffer.from(row.salt, 'hex')), returnScaled);
      return { link: link.toString('hex'), point };
    },
  };
}

const IN_USE = sql`select id from originals_chains where used < length and salt is not null order by id limit 1`;

/**
 * Prepares the successor of a chain that nears its end. The salt is generated when the chain is needed, after its
 * anchor was stored, so that the anchor cannot be chosen by the points that it gives.
 */
async function promiseAhead(db: Database, secrets: SecretBox, made: Map<string, Walked>): Promise<void> {
  const { left } = await db.one(sql<{ left: bigint }>`
    select coalesce(sum(length - used), 0)::bigint as left from originals_chains`);
  if (left <= PROMISE_NEXT_AT) await makeChain(db, secrets, made);
  await db.run(sql`
    update originals_chains set salt = ${randomBytes(32).toString('hex')}
     where id = (select min(id) from originals_chains where salt is null) and not exists (${IN_USE})
       -- Checked again on the locked row, because another process may have set its salt: a salt is never replaced.
       and salt is null`);
}

/**
 * Ends all chains, so that the next flight is the first one of a new chain. A flight that is late took off on time, so
 * that it is over: its point may be known.
 */
export async function retireChains(tx: Tx): Promise<void> {
  await tx.run(sql`
    update originals_flights set state = 'flying' where state = 'betting' and starts_at < clock_timestamp()`);
  await tx.run(sql`update originals_chains set used = length where salt is not null`);
  await tx.run(sql`delete from originals_chains where salt is null`);
}

async function makeChain(db: Database, secrets: SecretBox, made: Map<string, Walked>): Promise<void> {
  const seed = randomBytes(32);
  const walked = await walk(seed, LENGTH);
  const anchor = walked.linkAfter(LENGTH).toString('hex');
  made.set(anchor, walked);
  await db.run(sql`
    insert into originals_chains (anchor, sealed_seed, length)
    values (${anchor}, ${secrets.seal(seed, chainContext(anchor))}::bytea, ${LENGTH}::int)`);
}

async function read(
  db: Database,
  secrets: SecretBox,
  made: ReadonlyMap<string, Walked>,
  chainId: bigint,
): Promise<Links> {
  const row = await db.one(sql<ChainRow>`
    select id, anchor, sealed_seed as sealed, length, salt from originals_chains where id = ${chainId}::bigint`);
  const { linkAfter } =
    made.get(row.anchor) ?? (await walk(secrets.open(row.sealed, chainContext(row.anchor)), row.length));
  return { row, linkAt: (place) => linkAfter(row.length - 1 - place) };
}

/** Computes a chain from its seed and keeps some links, so that any other link is few hashes away. */
async function walk(seed: Uint8Array, length: number): Promise<Walked> {
  const kept = [Buffer.from(seed)];
  let link = Buffer.from(seed);
  for (let made = 1; made <= length; made += 1) {
    link = next(link);
    if (made % KEPT_EVERY === 0) kept.push(link);
    if (made % MADE_AT_ONCE === 0) await setImmediate();
  }
  return {
    linkAfter: (hashes) => {
      let found = kept[Math.floor(hashes / KEPT_EVERY)];
      if (found === undefined) throw new RangeError(`a chain of ${length} has no link ${hashes}`);
      for (let step = hashes % KEPT_EVERY; step > 0; step -= 1) found = next(found);
      return found;
    },
  };
}

const next = (link: Uint8Array) => hash('sha256', link, 'buffer');
