import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { identity } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { passwordChanged } from '../../../platform/events/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { requireFlag } from '../flags.ts';
import { markEmailVerified, normaliseAccount, readContact } from '../../people/index.ts';
import { type Account, findAccountToProve, getAccount } from '../accounts.ts';
import { replacePassword } from '../passwords/password-rows.ts';
import { textsIn } from '../messages/texts.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { endProofs } from '../passwords/proofs.ts';
import { brokenRule, fieldsWith } from '../registration/rules.ts';
import type { IdentityServices } from '../services.ts';
import { revokeSessionsOf } from '../sessions/session-rows.ts';

const LINK_MINUTES = 30;
/** Per member: one link a minute, five an hour. Further requests get the same answer, but no link is sent. */
const PAUSE_SECONDS = 60;
const PER_HOUR = 5;
/** Shortest time of an answer: for a known name, one additional row lock takes some tenths of a millisecond. */
const ANSWER_MS = 40;
/** An id that does not belong to any member. */
const NOBODY = 0n;

/**
 * Sends a link for a new password when account and e-mail belong together. The answer and the work are the same when
 * they do not, or when the member's limit of links is reached (Z-65); the mail is sent after the answer.
 */
export async function sendResetLink(
  services: IdentityServices,
  context: Context<typeof identity.forgotByEmail>,
): Promise<null> {
  await requireFlag(services.site, 'FORGOTEMAIL3');
  // Input that no account can have is rejected before any lookup, so it reveals nothing about accounts.
  const email = context.body.email.trim();
  const broken = email === '' ? 'email.format' : brokenRule('email', email);
  if (broken !== undefined) throw new Refusal(broken);
  await Promise.all([queueResetLink(services, context), sleep(ANSWER_MS)]);
  return null;
}

async function queueResetLink(
  { platform: { db, secrets, config }, site, messages }: IdentityServices,
  { body, language }: Context<typeof identity.forgotByEmail>,
): Promise<void> {
  const account = normaliseAccount(body.username);
  const email = body.email.trim();
  const { merchantName } = await site.settings();
  const texts = textsIn(language);
  await db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`identity_resets:${account}`}, 0))`);
    // Locked: a concurrent change of the address is either visible here, or ends this link.
    const member = await findAccountToProve(tx, account);
    // Also runs without a member, so that an unknown name costs as many statements as a known one.
    const isInTime = await mayHaveLink(tx, member?.id ?? NOBODY);
    const kept = member && readContact(secrets, member).email;
    const fits = member !== undefined && isInTime && !member.isDisabled && kept?.toLowerCase() === email.toLowerCase();
    const token = makeToken(secrets);
    // A link without a member is also written, so that known and unknown names cost the same.
    await tx.run(sql`
      insert into identity_resets (token_hash, member_id, expires_at)
      values (${hashSecret(token)}, ${fits ? member.id : null}::bigint,
        clock_timestamp() + make_interval(mins => ${LINK_MINUTES}::int))`);
    // After the hash sign, so that the link does not appear in logs or referrers.
    const content = texts.reset(merchantName, account, `${config.publicOrigin}/m/forget#reset=${token}`, LINK_MINUTES);
    await messages.queue(tx, { ...content, to: kept ?? email }, LINK_MINUTES * 60, !fits);
  });
}

/** Sets the new password by the link, which can be used once; all devices are logged out. */
export async function resetByLink(
  services: IdentityServices,
  { body }: Context<typeof identity.resetPassword>,
): Promise<null> {
  const { site, sessions, guard } = services;
  const { db, secrets, config, events } = services.platform;
  await requireFlag(site, 'FORGOTEMAIL3');
  const fields = fieldsWith(await site.setting('registerFields'));
  await checkNewPassword(config, body.newPassword, fields, undefined, 'newPassword');
  if (body.newPassword !== body.confirmNewPassword) throw new Refusal('password.confirm');
  if (!isOurs(secrets, body.resetToken)) throw new Refusal('link.invalid');
  const member = await findMemberOfLink(db, body.resetToken);
  await checkNewPassword(config, body.newPassword, fields, member.account, 'newPassword');
  if (member.passwordHash !== null && (await verifyPassword(member.passwordHash, body.newPassword)))
    throw new Refusal('modify.new.old.same');
  const passwordHash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    const used = await tx.run(sql`delete from identity_resets where token_hash = ${hashSecret(body.resetToken)}`);
    if (used !== 1 || !(await replacePassword(tx, member.id, member.passwordHash, passwordHash)))
      throw new Refusal('link.invalid');
    // The mailbox owner knows of the change, but other readers of the inbox may not.
    await events.outbox.add(tx, passwordChanged, member.id, {});
    await endProofs(tx, secrets, member);
    await markEmailVerified(tx, member.id);
    await revokeSessionsOf(tx, member.id, null);
  });
  await sessions.forget();
  await guard.succeed({ purpose: 'login', name: member.account });
  return null;
}

async function mayHaveLink(executor: Executor, memberId: bigint): Promise<boolean> {
  const { lately, inHour } = await executor.one(sql<{ lately: bigint; inHour: bigint }>`
    select count(*) filter (where created_at > clock_timestamp() - make_interval(secs => ${PAUSE_SECONDS}::int))
      as lately, count(*) as "inHour"
      from identity_resets where member_id = ${memberId}::bigint
        and created_at > clock_timestamp() - interval '1 hour'`);
  return lately === 0n && inHour < PER_HOUR;
}

async function findMemberOfLink(executor: Executor, token: string): Promise<Account> {
  const found = await executor.first(sql<{ memberId: bigint | null }>`
    select member_id as "memberId" from identity_resets
      where token_hash = ${hashSecret(token)} and expires_at > clock_timestamp()`);
  if (found === undefined || found.memberId === null) throw new Refusal('link.invalid');
  const member = await getAccount(executor, found.memberId);
  if (member.isDisabled) throw new Refusal('link.invalid');
  return member;
}

/** 32 random bytes with our signature: a forged link is refused without a database query. */
function makeToken(secrets: SecretBox): string {
  const random = randomBytes(32).toString('base64url');
  return `${random}.${signatureOf(secrets, random)}`;
}

function isOurs(secrets: SecretBox, token: string): boolean {
  const [random = '', signature] = token.split('.');
  return signature !== undefined && hashSecret(signature) === hashSecret(signatureOf(secrets, random));
}

function signatureOf(secrets: SecretBox, random: string): string {
  return Buffer.from(secrets.mac(random, 'identity_resets'), 'hex').toString('base64url');
}
