import { randomBytes, randomInt } from 'node:crypto';
import { inclusionProof, merkleRoot, packetLeaf, type PacketShare } from '@fairlot/fairness';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

/** Upper limit of `randomInt`. */
const RANDOM_MOST = 281_474_976_710_655n;

/**
 * Divides a pot into shares that add up to it. Each is random between the minimum and twice the average of the rest,
 * and at most the maximum. Minor units.
 * @param draw returns a whole number from 0 to below the given one
 */
export function divide(
  {
    potMinor,
    shares,
    leastMinor,
    mostMinor,
  }: { potMinor: bigint; shares: number; leastMinor: bigint; mostMinor: bigint },
  draw: (below: bigint) => bigint = secure,
): bigint[] {
  const amounts: bigint[] = [];
  let left = potMinor;
  for (let others = BigInt(shares - 1); others >= 0n; others -= 1n) {
    // The minimum and maximum of the remaining shares bound this one.
    const floor = larger(leastMinor, left - mostMinor * others);
    const ceiling = smaller(mostMinor, left - leastMinor * others, (2n * left) / (others + 1n) - leastMinor);
    const amount = ceiling > floor ? floor + draw(ceiling - floor + 1n) : floor;
    amounts.push(amount);
    left -= amount;
  }
  for (let i = amounts.length - 1; i > 0; i -= 1) {
    const j = Number(draw(BigInt(i + 1)));
    [amounts[i], amounts[j]] = [amounts[j] ?? 0n, amounts[i] ?? 0n];
  }
  return amounts;
}

function secure(below: bigint): bigint {
  return below > RANDOM_MOST ? BigInt(randomInt(Number(RANDOM_MOST))) : BigInt(randomInt(Number(below)));
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function smaller(...values: readonly bigint[]): bigint {
  return values.reduce((least, value) => (value < least ? value : least));
}

const SALT_BYTES = 16;

/** Stores the shares of a packet before any is opened, and the root that commits to them. */
export async function keepShares(tx: Tx, offerId: bigint, amounts: readonly bigint[]): Promise<void> {
  const shares = amounts.map((amount, index): PacketShare => {
    const salt = randomBytes(SALT_BYTES).toString('hex');
    return { offerId: String(offerId), place: index + 1, amountMinor: String(amount), salt };
  });
  await tx.run(sql`
    insert into promotions_shares (offer_id, place, amount_minor, salt)
    select ${offerId}::bigint, s.place, s."amountMinor", s.salt
      from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s(place int, "amountMinor" bigint, salt text)`);
  const root = Buffer.from(merkleRoot(shares.map(packetLeaf))).toString('hex');
  await tx.run(sql`update promotions_offers set packet_root = ${root} where id = ${offerId}::bigint`);
}

/** The share that a member opened with its path to the published root; undefined without one. */
export async function proofOf(executor: Executor, offerId: bigint, memberId: bigint) {
  const own = await executor.first(sql<{ place: number; root: string }>`
    select s.place, o.packet_root as root from promotions_shares s join promotions_offers o on o.id = s.offer_id
     where s.offer_id = ${offerId}::bigint and s.member_id = ${memberId}::bigint and o.packet_root is not null`);
  if (own === undefined) return undefined;
  const shares = await executor.rows(sql<PacketShare>`
    select offer_id::text as "offerId", place, amount_minor::text as "amountMinor", salt from promotions_shares
     where offer_id = ${offerId}::bigint order by place`);
  const share = shares[own.place - 1];
  return share && { root: own.root, share, proof: inclusionProof(shares.map(packetLeaf), own.place - 1) };
}

/** Takes the next free share; undefined when none is left. Simultaneous requests take different shares. */
export async function takeShare(tx: Tx, offerId: bigint, memberId: bigint): Promise<bigint | undefined> {
  const taken = await tx.first(sql<{ amountMinor: bigint }>`
    update promotions_shares set member_id = ${memberId}::bigint, taken_at = clock_timestamp()
     where (offer_id, place) = (
       select offer_id, place from promotions_shares
        where offer_id = ${offerId}::bigint and member_id is null
        order by place limit 1 for update skip locked)
    returning amount_minor as "amountMinor"`);
  return taken?.amountMinor;
}

export interface Packet {
  leastMinor: bigint;
  mostMinor: bigint;
  averageMinor: bigint;
}

/** Totals of all shares of a packet. */
export function packetOf(executor: Executor, offerId: bigint): Promise<Packet> {
  return executor.one(sql<Packet>`
    select min(amount_minor) as "leastMinor", max(amount_minor) as "mostMinor",
           (sum(amount_minor) / count(*))::bigint as "averageMinor"
      from promotions_shares where offer_id = ${offerId}::bigint`);
}
