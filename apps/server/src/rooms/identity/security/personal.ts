import { identity as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, type Caller, type Context, route } from '../../../platform/http/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import {
  type Contacts,
  getMember,
  type Member,
  readContact,
  readDetails,
  updatePersonal,
  writeContacts,
  writeEmail,
} from '../../people/index.ts';
import { describeDevice } from '../login/device.ts';
import { requireFlag } from '../flags.ts';
import { listLogins } from '../login/login-log.ts';
import { textsIn } from '../messages/texts.ts';
import { ownPictureFile } from '../profile/own-picture.ts';
import { recognise } from '../registration/person.ts';
import { endProofs } from '../passwords/proofs.ts';
import { brokenRule, CONTACT_NAMES, fieldsWith } from '../registration/rules.ts';
import { idNumberContext, readSecrets } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';
import { listSessions } from '../sessions/session-rows.ts';
import { closeAccount } from './close.ts';
import { listPasskeys } from './passkeys.ts';
import { requireMember } from './reauth.ts';

const NOTICE_SECONDS = 86_400;
/** Log-ins are kept for 90 days, so more exist only of an account under attack; the export then states it. */
const EXPORTED_LOGINS = 50_000;

/** View, correct and export personal data, and close the account; requires the security centre's flag. */
export function personalRoutes(services: IdentityServices): BoundRoute[] {
  const { site } = services;
  const { db } = services.platform;
  const open = () => requireFlag(site, 'SECCEN');
  return [
    route(contract.personalData, async ({ caller }) => {
      await open();
      return presentPersonal(services, await getMember(db, caller.memberId));
    }),
    route(contract.correctPersonalData, async (context) => {
      await open();
      return correct(services, context);
    }),
    route(contract.exportPersonalData, async ({ caller, body, ip }) => {
      await open();
      await requireMember(services, caller, body.password, ip);
      return {
        ...(await exportPersonal(services, caller)),
        ...(await services.platform.person.export(caller)),
      };
    }),
    route(contract.closeAccount, async ({ caller, body, ip, cookie }) => {
      await open();
      await requireMember(services, caller, body.password, ip);
      await closeAccount(services, caller);
      cookie.clear();
      return null;
    }),
  ];
}

async function presentPersonal(
  { platform: { db, secrets } }: IdentityServices,
  member: Member,
): Promise<ValueOf<typeof contract.personalData>> {
  const { sealedIdNumber } = await readSecrets(db, member.id);
  const idNumber = sealedIdNumber && secrets.open(sealedIdNumber, idNumberContext(member.id)).toString();
  const { account, nickname, createdAt } = member;
  const { payeeName, contacts } = readDetails(secrets, member);
  const { email, mobile } = readContact(secrets, member);
  return {
    account,
    nickname,
    email,
    mobile,
    payeeName,
    contacts: { ...contacts },
    registeredAt: createdAt.getTime(),
    idNumber: idNumber === null ? null : `${'*'.repeat(Math.max(0, idNumber.length - 3))}${idNumber.slice(-3)}`,
  };
}

async function correct(
  services: IdentityServices,
  { caller, body, ip, language }: Context<typeof contract.correctPersonalData>,
): Promise<ValueOf<typeof contract.correctPersonalData>> {
  const { site, messages } = services;
  const { db, secrets } = services.platform;
  const fields = fieldsWith(await site.setting('registerFields'));
  for (const name of ['nickname', 'email', ...CONTACT_NAMES] as const) {
    const broken = body[name] === undefined || body[name] === '' ? undefined : brokenRule(name, body[name], fields);
    if (broken !== undefined) throw new Refusal(broken, { field: name });
  }
  const before = await getMember(db, caller.memberId);
  const { email: formerEmail } = readContact(secrets, before);
  const email = body.email === undefined ? formerEmail : body.email || null;
  const isNewEmail = email !== formerEmail;
  // The address can be used to set a new password, so it is protected like one.
  if (isNewEmail) {
    await requireMember(services, caller, body.password, ip);
    if (formerEmail !== null) await requireClearRegister(services, before);
  }
  const { merchantName } = await site.settings();
  await db.transaction(async (tx) => {
    await updatePersonal(tx, caller.memberId, {
      nickname: body.nickname === undefined ? undefined : body.nickname.normalize('NFC') || null,
      isNewEmail,
    });
    const named = CONTACT_NAMES.filter((name) => body[name] !== undefined);
    if (named.length > 0) await correctContacts(tx, secrets, caller.memberId, body);
    if (!isNewEmail) return;
    await writeEmail(tx, services.platform, caller.memberId, email);
    await endProofs(tx, secrets, before);
    await recognise(tx, services, await getMember(tx, caller.memberId));
    if (formerEmail === null) return;
    // In the owner's language: another person may be changing the address.
    const content = textsIn(before.language ?? language).emailChanged(merchantName, before.account);
    await messages.queue(tx, { ...content, to: formerEmail }, NOTICE_SECONDS);
  });
  return presentPersonal(services, await getMember(db, caller.memberId));
}

/**
 * Refuses a new address while the exclusion register, queried by the former one, lists the member or does not answer:
 * it could not find the member by the new address.
 */
async function requireClearRegister(
  { platform: { screens, secrets }, protection }: IdentityServices,
  member: Member,
): Promise<void> {
  await screens.login(member.id, readContact(secrets, member));
  const { register } = await protection.state(member.id);
  if (register === 'excluded' || register === 'unknown') throw new Refusal('email.locked', { field: 'email' });
}

/** Replaces the contacts in the form; an empty text removes one. */
async function correctContacts(
  tx: Tx,
  secrets: SecretBox,
  memberId: bigint,
  form: Readonly<Partial<Record<(typeof CONTACT_NAMES)[number], string>>>,
): Promise<void> {
  // The row is locked: of two concurrent corrections, the second sees the first.
  const kept: Contacts = readDetails(secrets, await getMember(tx, memberId)).contacts;
  const all = CONTACT_NAMES.map((name) => [name, form[name] ?? kept[name]] as const);
  await writeContacts(tx, secrets, memberId, Object.fromEntries(all.filter(([, text]) => text)) as Contacts);
}

/** This room's data; the other rooms add theirs. */
async function exportPersonal(services: IdentityServices, { memberId }: Caller): Promise<Record<string, unknown>> {
  const { protection } = services;
  const { db, secrets } = services.platform;
  const member = await getMember(db, memberId);
  const { sealedIdNumber, isTotpOn, paymentPasswordHash } = await readSecrets(db, memberId);
  const { timedOutUntil, excludedUntil } = await protection.state(memberId);
  const { list } = await listLogins(db, memberId, { offset: 0, limit: EXPORTED_LOGINS + 1 });
  return {
    member: {
      id: String(member.id),
      account: member.account,
      type: member.type,
      currency: member.asset,
      labels: member.labels,
      nickname: member.nickname,
      language: member.language,
      ...readContact(secrets, member),
      ...readDetails(secrets, member),
      registeredAt: member.createdAt.toISOString(),
      idNumber: sealedIdNumber && secrets.open(sealedIdNumber, idNumberContext(memberId)).toString(),
      avatar: member.avatar,
      picture: await ownPictureFile(db, memberId),
    },
    security: {
      totp: isTotpOn,
      paymentPassword: paymentPasswordHash !== null,
      passkeys: await listPasskeys(db, memberId),
    },
    protection: {
      timedOutUntil: timedOutUntil?.toISOString() ?? null,
      excludedUntil: excludedUntil?.toISOString() ?? null,
    },
    sessions: (await listSessions(db, memberId)).map(({ userAgent, ip, createdAt, lastUsedAt }) => ({
      device: describeDevice(userAgent),
      userAgent,
      ip,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    loginsComplete: list.length <= EXPORTED_LOGINS,
    logins: list.slice(0, EXPORTED_LOGINS).map(({ at, ip, userAgent, method, isSuccess }) => ({
      at: at.toISOString(),
      ip,
      userAgent,
      method,
      success: isSuccess,
    })),
  };
}
