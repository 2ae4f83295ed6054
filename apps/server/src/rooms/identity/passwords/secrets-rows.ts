import { type Executor, sql } from '../../../platform/db/index.ts';

/** A member's secrets besides the password. */
export interface MemberSecrets {
  paymentPasswordHash: string | null;
  sealedIdNumber: Uint8Array | null;
  sealedTotp: Uint8Array | null;
  isTotpOn: boolean;
  recoveryHashes: readonly string[];
  passkeyHandle: string | null;
}

const NONE: MemberSecrets = {
  paymentPasswordHash: null,
  sealedIdNumber: null,
  sealedTotp: null,
  isTotpOn: false,
  recoveryHashes: [],
  passkeyHandle: null,
};

export async function readSecrets(executor: Executor, memberId: bigint): Promise<MemberSecrets> {
  const found = await executor.first(sql<MemberSecrets>`
    select payment_password_hash as "paymentPasswordHash", id_number as "sealedIdNumber", totp_secret as "sealedTotp",
      totp_confirmed_at is not null as "isTotpOn",
           recovery_hashes as "recoveryHashes", passkey_handle as "passkeyHandle"
      from identity_secrets where member_id = ${memberId}::bigint`);
  return found ?? NONE;
}

/** Creates the row if it is missing, so that changes can be plain updates. */
export async function ensureSecrets(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`insert into identity_secrets (member_id) values (${memberId}::bigint) on conflict do nothing`);
}

export async function writePaymentPassword(executor: Executor, memberId: bigint, hash: string): Promise<void> {
  await ensureSecrets(executor, memberId);
  await executor.run(sql`
    update identity_secrets set payment_password_hash = ${hash} where member_id = ${memberId}::bigint`);
}

export async function writeIdNumber(executor: Executor, memberId: bigint, sealed: Uint8Array): Promise<void> {
  await ensureSecrets(executor, memberId);
  await executor.run(sql`
    update identity_secrets set id_number = ${sealed}::bytea where member_id = ${memberId}::bigint`);
}

/** Binds a sealed id number to its row. */
export function idNumberContext(memberId: bigint): string {
  return `identity_secrets:${memberId}:id_number`;
}

/** Binds a sealed authenticator secret to its row. */
export function totpContext(memberId: bigint): string {
  return `identity_secrets:${memberId}:totp`;
}
