import { randomBytes } from 'node:crypto';
import { commitment } from '@fairlot/fairness';
import { type Database, type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** The seed pair of a member's next round. */
export interface SeedPair {
  id: bigint;
  /** 32 bytes; never leaves the server before it is revealed. */
  serverSeed: Buffer;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

export interface RevealedPair {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

export interface Rotated {
  pair: SeedPair;
  former: RevealedPair;
  nextHash: string;
}

export type Seeds = ReturnType<typeof createSeeds>;

export interface SealedSeed {
  sealed: Uint8Array | null;
  /** Hex. */
  revealed: string | null;
  serverSeedHash: string;
}

/** A seed whose pair has not begun. */
interface NewSeed {
  sealed: Uint8Array;
  hash: string;
}

interface SeedRow extends SealedSeed {
  id: bigint;
  clientSeed: string;
  nonce: bigint;
}

/** Maximum number of concurrent changes of one member's seeds that a round waits for. */
const MOST_CHANGES_AHEAD = 50;
/** Number of members whose pair a process caches. */
const MOST_KEPT = 20_000;

/** Context that binds a sealed seed to its hash; the hash is unique and never changes. */
export const seedContext = (serverSeedHash: string): string => `originals|${serverSeedHash}`;

export function createSeeds(db: Database, secrets: SecretBox) {
  const kept = new Map<bigint, SeedPair>();

  const open = ({ sealed, revealed, serverSeedHash }: SealedSeed): Buffer => {
    if (revealed !== null) return Buffer.from(revealed, 'hex');
    if (sealed === null) throw new Error('a seed is neither sealed nor revealed');
    return secrets.open(sealed, seedContext(serverSeedHash));
  };
  const pairOf = (row: SeedRow): SeedPair => ({
    id: row.id,
    serverSeed: open(row),
    serverSeedHash: row.serverSeedHash,
    clientSeed: row.clientSeed,
    nonce: Number(row.nonce),
  });

  async function promiseNext(executor: Executor, memberId: bigint): Promise<string> {
    const { sealed, hash } = await makeSeed(secrets);
    await executor.run(sql`
      insert into originals_next_seeds (member_id, sealed_server_seed, server_seed_hash)
      values (${memberId}::bigint, ${sealed}::bytea, ${hash}) on conflict (member_id) do nothing`);
    const next = await readNext(executor, memberId);
    if (next === undefined) throw new Error('the next seed is missing after it was stored');
    return next.hash;
  }

  return {
    /** The current pair, created on first use. The cached pair may lack rounds of another process. */
    current: async (memberId: bigint): Promise<SeedPair> => {
      const known = kept.get(memberId);
      if (known !== undefined) return known;
      const found = await readCurrent(db, memberId);
      if (found === undefined) await begin(db, memberId, randomBytes(8).toString('hex'), await makeSeed(secrets));
      const pair = pairOf(found ?? (await readMade(db, memberId)));
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(memberId, pair);
      return pair;
    },
    /**
     * Hash of the server seed that the next pair will use. The seed is created before anything is known of that pair.
     */
    nextHash: async (memberId: bigint): Promise<string> =>
      (await readNext(db, memberId))?.hash ?? promiseNext(db, memberId),
    /** The current pair, read under its lock: no other transaction plays with it until this one ends. */
    locked: async (tx: Tx, memberId: bigint): Promise<SeedPair> => pairOf(await readLocked(tx, memberId)),
    /** Drops the cached pair because it is stale. */
    forget: (memberId: bigint): void => void kept.delete(memberId),
    /** Records that a round was played with the pair in this process. */
    advance: (memberId: bigint, nonce: number): void => {
      const pair = kept.get(memberId);
      if (pair?.nonce === nonce) kept.set(memberId, { ...pair, nonce: nonce + 1 });
    },
    /**
     * Reveals the current pair and starts another with the server seed committed for it; both must exist. The hash of
     * the following seed is published immediately.
     * @throws Refusal round.open while a round needs the pair
     */
    rotate: async (tx: Tx, memberId: bigint, clientSeed: string): Promise<Rotated> => {
      const row = await readLocked(tx, memberId);
      const { open: isOpen } = await tx.one(sql<{ open: boolean }>`
        select exists (select 1 from originals_rounds where seed_id = ${row.id}::bigint and state = 'open') as open`);
      if (isOpen) throw new Refusal('round.open');
      const former = pairOf(row);
      await tx.run(sql`
        update originals_seeds
           set revealed_at = clock_timestamp(), sealed_server_seed = null,
               revealed_seed = ${former.serverSeed.toString('hex')}
         where id = ${row.id}::bigint`);
      await begin(tx, memberId, clientSeed, await takeNext(tx, memberId));
      return {
        pair: pairOf(await readMade(tx, memberId)),
        nextHash: await promiseNext(tx, memberId),
        former: {
          serverSeed: former.serverSeed.toString('hex'),
          serverSeedHash: former.serverSeedHash,
          clientSeed: former.clientSeed,
          nonce: former.nonce,
        },
      };
    },
    /** Opens the seed of any pair, for rounds that continue and for audits of the books. */
    open,
  };
}

async function makeSeed(secrets: SecretBox): Promise<NewSeed> {
  const seed = randomBytes(32);
  const hash = await commitment(seed);
  return { sealed: secrets.seal(seed, seedContext(hash)), hash };
}

async function begin(executor: Executor, memberId: bigint, clientSeed: string, seed: NewSeed): Promise<void> {
  await executor.run(sql`
    insert into originals_seeds (member_id, sealed_server_seed, server_seed_hash, client_seed, last_round_at)
    values (${memberId}::bigint, ${seed.sealed}::bytea, ${seed.hash}, ${clientSeed},
      (select max(last_round_at) from originals_seeds where member_id = ${memberId}::bigint))
    on conflict (member_id) where revealed_at is null do nothing`);
}

const COLUMNS = sql`
  id, sealed_server_seed as sealed, revealed_seed as revealed, server_seed_hash as "serverSeedHash",
  client_seed as "clientSeed", nonce`;

function readCurrent(executor: Executor, memberId: bigint): Promise<SeedRow | undefined> {
  return executor.first(sql<SeedRow>`
    select ${COLUMNS} from originals_seeds where member_id = ${memberId}::bigint and revealed_at is null`);
}

async function readMade(executor: Executor, memberId: bigint): Promise<SeedRow> {
  const row = await readCurrent(executor, memberId);
  if (row === undefined) throw new Error('the current seed pair is missing after it was stored');
  return row;
}

/**
 * The current pair under its lock. A statement that waited for a change of seeds finds no row, because the new pair is
 * not in its snapshot; it is read again, as often as other changes come first.
 */
async function readLocked(tx: Tx, memberId: bigint): Promise<SeedRow> {
  const read = sql<SeedRow>`
    select ${COLUMNS} from originals_seeds where member_id = ${memberId}::bigint and revealed_at is null
       for no key update`;
  for (let attempt = 1; attempt < MOST_CHANGES_AHEAD; attempt += 1) {
    const row = await tx.first(read);
    if (row !== undefined) return row;
  }
  return tx.one(read);
}

function readNext(executor: Executor, memberId: bigint): Promise<NewSeed | undefined> {
  return executor.first(sql<NewSeed>`
    select sealed_server_seed as sealed, server_seed_hash as hash from originals_next_seeds
     where member_id = ${memberId}::bigint`);
}

/** Members whose pair in use is at most this old by its id, for one batch. */
export function listPairs(executor: Executor, last: bigint, limit: number): Promise<bigint[]> {
  return executor.values(sql<bigint>`
    select member_id from originals_seeds where revealed_at is null and id <= ${last}::bigint
     order by id limit ${limit}::int`);
}

/** Deletes the seeds that are committed for following pairs. */
export async function dropPromises(tx: Tx): Promise<void> {
  await tx.run(sql`delete from originals_next_seeds`);
}

/** Takes the committed seed, so that the next one can be committed. */
function takeNext(tx: Tx, memberId: bigint): Promise<NewSeed> {
  return tx.one(sql<NewSeed>`
    delete from originals_next_seeds where member_id = ${memberId}::bigint
    returning sealed_server_seed as sealed, server_seed_hash as hash`);
}
