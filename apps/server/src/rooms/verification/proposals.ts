import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { SealedColumn } from '../../platform/reseal.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** An operator's proposed identity, for a second one to approve. */
export interface Proposal {
  memberId: bigint;
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  postcode: string | null;
  expiresOn: string | null;
  /** Sanctions lists with a matching name that the operator judged to be another person. */
  lists: readonly string[];
}

export interface KeptProposal extends Proposal {
  askedBy: string;
  askedAt: Date;
}

/** Days after which proposals are removed; undecided requests have ended long before. */
const KEPT_DAYS = 90;

export const SEALED_PROPOSALS: readonly SealedColumn[] = ['name', 'birth', 'postcode'].map((what) => ({
  table: 'verification_proposals',
  column: `${what}_sealed`,
  keys: ['mark'],
  contextOf: (mark) => contextOf(mark, what),
}));

/** Stores a proposal sealed. @returns its hash, the same for the same content */
export async function keepProposal(tx: Tx, secrets: SecretBox, proposal: Proposal, askedBy: string): Promise<string> {
  const { memberId, name, birthDate, postcode, expiresOn, lists } = proposal;
  const words = JSON.stringify([String(memberId), name, birthDate, postcode, expiresOn, lists, askedBy]);
  const mark = secrets.mac(words, 'verification-proposal');
  const seal = (text: string, what: string) => secrets.seal(Buffer.from(text), contextOf(mark, what));
  await tx.run(sql`
    insert into verification_proposals (mark, member_id, name_sealed, birth_sealed, postcode_sealed, expires_on, lists,
      asked_by)
    values (${mark}, ${memberId}::bigint, ${seal(name, 'name')}::bytea,
      ${birthDate === null ? null : seal(birthDate, 'birth')}::bytea,
      ${postcode === null ? null : seal(postcode, 'postcode')}::bytea, ${expiresOn}::date, ${[...lists]}::text[],
      ${askedBy})
    on conflict (mark) do update set asked_at = clock_timestamp()`);
  return mark;
}

/** Proposals about a member, oldest first. */
export async function proposalsOf(executor: Executor, secrets: SecretBox, memberId: bigint): Promise<KeptProposal[]> {
  const rows = await executor.rows(sql<SealedRow>`
    select ${COLUMNS} from verification_proposals where member_id = ${memberId}::bigint order by asked_at, mark`);
  return rows.map((row) => open(secrets, row));
}

/** Removes and returns a proposal to carry out. @returns undefined if it is gone */
export async function takeProposal(tx: Tx, secrets: SecretBox, mark: string): Promise<KeptProposal | undefined> {
  const row = await tx.first(sql<SealedRow>`
    delete from verification_proposals where mark = ${mark} returning ${COLUMNS}`);
  return row && open(secrets, row);
}

/** A decision ends earlier proposals. */
export async function dropProposals(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`delete from verification_proposals where member_id = ${memberId}::bigint`);
}

export async function forgetProposals(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from verification_proposals
     where asked_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS}::int)`);
}

const COLUMNS = sql`mark, member_id as "memberId", name_sealed as "nameSealed", birth_sealed as "birthSealed",
  postcode_sealed as "postcodeSealed",
  expires_on::text as "expiresOn", lists, asked_by as "askedBy", asked_at as "askedAt"`;

type SealedRow = Omit<KeptProposal, 'name' | 'birthDate' | 'postcode'> & {
  mark: string;
  nameSealed: Uint8Array;
  birthSealed: Uint8Array | null;
  postcodeSealed: Uint8Array | null;
};

function open(secrets: SecretBox, { mark, nameSealed, birthSealed, postcodeSealed, ...row }: SealedRow): KeptProposal {
  return {
    ...row,
    name: secrets.open(nameSealed, contextOf(mark, 'name')).toString(),
    birthDate: birthSealed && secrets.open(birthSealed, contextOf(mark, 'birth')).toString(),
    postcode: postcodeSealed && secrets.open(postcodeSealed, contextOf(mark, 'postcode')).toString(),
  };
}

function contextOf(mark: string, what: string): string {
  return `verification_proposals:${mark}:${what}`;
}
