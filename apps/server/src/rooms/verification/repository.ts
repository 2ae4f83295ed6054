import { type Executor, sql } from '../../platform/db/index.ts';
import type { SealedColumn } from '../../platform/reseal.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

export interface VerificationRow {
  state: 'verified' | 'refused';
  /** As on the document; null after a refusal. */
  name: string | null;
  /** YYYY-MM-DD as on the document; null if none was recorded. */
  birthDate: string | null;
  /** Of the address; null if none was recorded. */
  postcode: string | null;
  decidedAt: Date;
  decidedBy: string | null;
  /** Expiry date of the document, YYYY-MM-DD. */
  expiresOn: string | null;
  hasExpired: boolean;
  /** Note to the member after a refusal. */
  note: string | null;
}

export interface Decision {
  /** As on the document; null for a refusal. */
  name: string | null;
  /** Login name of the operator; null if a provider decided. */
  decidedBy: string | null;
  /** YYYY-MM-DD. */
  birthDate?: string | null;
  postcode?: string | null;
  expiresOn?: string | null;
  note?: string | null;
  /** Sanctions lists whose similar name belongs to another person. */
  otherPersonOn?: readonly string[];
}

export const SEALED: readonly SealedColumn[] = [
  {
    table: 'verification_members',
    column: 'name_sealed',
    keys: ['member_id'],
    contextOf: (memberId) => nameContext(BigInt(memberId)),
  },
  {
    table: 'verification_members',
    column: 'birth_sealed',
    keys: ['member_id'],
    contextOf: (memberId) => birthContext(BigInt(memberId)),
  },
  {
    table: 'verification_members',
    column: 'postcode_sealed',
    keys: ['member_id'],
    contextOf: (memberId) => postcodeContext(BigInt(memberId)),
  },
];

/**
 * A member's verification. @param zone the merchant's time zone: a document is valid until the end of its last day
 * there
 */
export async function findVerification(
  executor: Executor,
  secrets: SecretBox,
  memberId: bigint,
  zone: string,
): Promise<VerificationRow | undefined> {
  const row = await executor.first(sql<SealedRow>`
    select state, name_sealed as sealed, birth_sealed as "sealedBirth",
           postcode_sealed as "sealedPostcode",
           decided_at as "decidedAt", decided_by as "decidedBy", note,
           expires_on::text as "expiresOn",
           coalesce(expires_on < (clock_timestamp() at time zone ${zone})::date, false) as "hasExpired"
      from verification_members where member_id = ${memberId}::bigint`);
  if (row === undefined) return undefined;
  const { sealed, sealedBirth, sealedPostcode, ...rest } = row;
  return {
    ...rest,
    name: sealed && secrets.open(sealed, nameContext(memberId)).toString(),
    birthDate: sealedBirth && secrets.open(sealedBirth, birthContext(memberId)).toString(),
    postcode: sealedPostcode && secrets.open(sealedPostcode, postcodeContext(memberId)).toString(),
  };
}

type SealedRow = Omit<VerificationRow, 'name' | 'birthDate' | 'postcode'> & {
  sealed: Uint8Array | null;
  sealedBirth: Uint8Array | null;
  sealedPostcode: Uint8Array | null;
};

/** Replaces an earlier decision. */
export async function writeVerification(
  executor: Executor,
  secrets: SecretBox,
  memberId: bigint,
  { name, birthDate = null, postcode = null, decidedBy, expiresOn = null, note = null, otherPersonOn = [] }: Decision,
): Promise<void> {
  const seal = (text: string | null, context: string) =>
    name === null || text === null ? null : secrets.seal(Buffer.from(text), context);
  const sealed = seal(name, nameContext(memberId));
  const born = seal(birthDate, birthContext(memberId));
  const sealedPostcode = seal(postcode, postcodeContext(memberId));
  await executor.run(sql`
    insert into verification_members as v (member_id, state, name_sealed, birth_sealed, postcode_sealed,
      decided_by, expires_on, note, screened_at, other_person_on)
    values (${memberId}::bigint, ${name === null ? 'refused' : 'verified'}, ${sealed}::bytea,
      ${born}::bytea, ${sealedPostcode}::bytea, ${decidedBy},
      ${name === null ? null : expiresOn}::date, ${name === null ? note : null}, clock_timestamp(),
      ${[...otherPersonOn]}::text[])
    on conflict (member_id) do update set state = excluded.state, name_sealed = excluded.name_sealed,
      birth_sealed = excluded.birth_sealed, postcode_sealed = excluded.postcode_sealed,
      decided_at = clock_timestamp(), decided_by = excluded.decided_by, expires_on = excluded.expires_on,
      note = excluded.note, screened_at = excluded.screened_at, other_person_on = excluded.other_person_on`);
}

function birthContext(memberId: bigint): string {
  return `verification_members:${memberId}:birth`;
}

function postcodeContext(memberId: bigint): string {
  return `verification_members:${memberId}:postcode`;
}

function nameContext(memberId: bigint): string {
  return `verification_members:${memberId}:name`;
}
