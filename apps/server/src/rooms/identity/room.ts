import type { Database, Tx } from '../../platform/db/index.ts';
import { createConnectionPack } from '../../platform/connections/index.ts';
import { passwordChanged, securityChanged } from '../../platform/events/index.ts';
import { TRIAL_TYPE, type Verifiers } from '../../platform/http/index.ts';
import type { IdentityPlatform } from './ports.ts';
import { hashPassword, prepareDecoy, verifyPassword } from '../../platform/passwords.ts';
import { Refusal, requireFound } from '../../platform/refusal.ts';
import {
  lockMember,
  markDisabled,
  markEnabled,
  type Member,
  normaliseAccount,
  summarise,
  writeLabels,
  writeType,
} from '../people/index.ts';
import type { WithdrawalMarks } from '../payments/ports.ts';
import type { Protection } from '../protection/index.ts';
import { createMember } from './actions/create-member.ts';
import { readCaptcha } from './actions/login-payload.ts';
import { createCaptchas } from './captcha/captcha.ts';
import { createDesk } from './desk/index.ts';
import { createEncryption } from './encryption/encryption.ts';
import { memberDisabled, memberRegistered, sessionEnded } from '../../platform/events/index.ts';
import { createFirebaseTokens } from './login/firebase.ts';
import { createHumanCheck } from './login/human.ts';
import { changedLabels } from './profile/labels.ts';
import { newDeviceMarks } from './login/new-device.ts';
import { createLoginGuard } from './login/login-guard.ts';
import { createPasswordCheckCache } from './passwords/password-check-cache.ts';
import { createMessages } from './messages/outbox.ts';
import { createMailbox } from './messages/mailbox.ts';
import { identityPlugin } from './plugin.ts';
import { pruneIdentity } from './prune.ts';
import { SEALED } from './encryption/sealed.ts';
import { createRoutes } from './routes.ts';
import { serialiseByKey } from './passwords/serialise-by-key.ts';
import { checkNewPassword } from './passwords/new-password.ts';
import { brokenAccountRule, fieldsWith } from './registration/rules.ts';
import { seedMembers } from './seed.ts';
import { endProofs } from './passwords/proofs.ts';
import { readSecrets } from './passwords/secrets-rows.ts';
import type { IdentityServices } from './services.ts';
import { revokeSessionsOf } from './sessions/session-rows.ts';
import { createSessions } from './sessions/sessions.ts';
import { createLoginConnections } from './social/connections.ts';
import type { ProviderName } from './social/login-provider.ts';
import { createProviders } from './social/providers.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Alongside, Identity } from './index.ts';
import { sharesDevice } from './shares-device.ts';

const PRUNE_EVERY_MS = 60_000;
/** Not woken by a message: work right after the answer would show which of two answers sent one. */
/** For retries; new messages wake the job. */
const DELIVER_EVERY_MS = 5000;

export const identity = defineRoom({ name: 'identity', create: createIdentity });

function createIdentity(platform: IdentityPlatform) {
  const { db, config, site, protection } = platform;
  const sessions = createSessions(db, config.sessions);
  const encryption = createEncryption(platform);
  const logins = createLoginConnections(platform);
  const providers = createProviders(platform, logins);
  const services: IdentityServices = {
    platform,
    site,
    protection,
    sessions,
    captchas: createCaptchas(db, config.testCaptcha),
    guard: createLoginGuard(db),
    human: createHumanCheck(platform),
    messages: createMessages(platform),
    firebase: createFirebaseTokens(platform),
    issuerOf: (provider) => logins.clientOf(provider)?.issuer,
    logins: platform.metrics.counter('fairlot_logins_total', 'Log-ins by method and outcome', ['method', 'outcome']),
  };
  const door = createDoor(services);
  const verifiers: Verifiers = {
    authenticate: sessions.authenticate,
    callerOfCookie: sessions.callerOfCookie,
    decrypt: encryption.decrypt,
    requireHuman: async (proof) => {
      if (!(await readCaptcha(services, proof))) throw new Refusal('captcha.error', { captcha: true });
    },
    checkPaymentPassword: door.checkPaymentPassword,
  };
  return {
    door,
    answers: {
      withdrawalMarks: (({ memberId, sessionId }) => newDeviceMarks(memberId, sessionId)) satisfies WithdrawalMarks,
      sharesDevice,
      /** Providers whose accounts may log in. */
      socialLogins: () => (['google', 'facebook'] satisfies ProviderName[]).filter((name) => logins.isOn(name)),
      mailbox: createMailbox(services),
      verifiers,
      past: { addMembers: (tx: Tx, setClock: (ms: number) => Promise<void>) => seedMembers(tx, services, setClock) },
    },
    desk: createDesk(platform, door, logins, sessions),
    pack: [createConnectionPack(platform, logins, { name: 'login-providers' })],
    routes: createRoutes(services, { encryption, providers }),
    plugin: identityPlugin(platform, providers, sessions),
    sealed: [...SEALED, logins.sealed],
    events: [memberDisabled, memberRegistered, passwordChanged, securityChanged, sessionEnded],
    jobs: [
      logins.job,
      { name: 'identity-prune', everyMs: PRUNE_EVERY_MS, run: () => pruneIdentity(db) },
      { name: 'identity-messages', everyMs: DELIVER_EVERY_MS, ...services.messages.delivery },
    ],
    seed: async (tx: Tx) => {
      // A past adds the accounts when the clock of the transaction is its own.
      if (config.seedDays === 0) await seedMembers(tx, services);
    },
    prepare: async () => {
      await encryption.prepare();
      await logins.refresh();
      await prepareDecoy();
      await sessions.listen();
    },
  };
}

function createDoor(services: IdentityServices): Identity {
  const { platform, site, protection, sessions } = services;
  const { db, config } = platform;
  const serialised = serialiseByKey<bigint>();
  const latelyRight = createPasswordCheckCache();
  return {
    callerOfCookie: sessions.callerOfCookie,
    registerMember: async (tx, { account, password, type = 0, ...rest }) => {
      const isTrial = type === TRIAL_TYPE;
      const asset = isTrial ? 'FUN' : await site.holdCurrency(tx);
      const passwordHash = password === null ? null : await hashPassword(password);
      return createMember(tx, services, {
        account: normaliseAccount(account),
        type,
        asset,
        passwordHash,
        ...(isTrial ? { trialHours: 24 } : {}),
        ...rest,
      });
    },
    checkCredentials: async (account, password) => {
      const fields = fieldsWith(await site.setting('registerFields'));
      const broken = brokenAccountRule(account, fields);
      if (broken !== undefined) throw new Refusal(broken, { field: 'account' });
      await checkNewPassword(config, password, fields, normaliseAccount(account));
    },
    openSession: (memberId, origin = {}) => db.transaction((tx) => sessions.open(tx, memberId, origin)),
    disableMember: async (memberId, alongside) => {
      await disable(platform, protection, memberId, alongside);
      await sessions.forget();
    },
    enableMember: (memberId, alongside) => enable(db, protection, memberId, alongside),
    withType: async (memberId, type, alongside) => {
      await db.transaction(async (tx) => {
        const before = await lock(tx, memberId);
        if (before.type === TRIAL_TYPE) throw new Refusal('not.found');
        if (type !== null) await writeType(tx, memberId, type);
        await alongside(tx, summarise(before));
      });
      await sessions.forget();
    },
    changeLabels: async (memberId, { add, remove }, alongside) => {
      await db.transaction(async (tx) => {
        const before = await lock(tx, memberId);
        const labels = changedLabels(before.labels, add, remove);
        if (!(await writeLabels(tx, memberId, labels))) throw new Refusal('not.found');
        await alongside(tx, summarise(before), labels);
      });
      await sessions.forget();
    },
    checkPaymentPassword: async (memberId, paymentPassword, ip) => {
      const subject = { purpose: 'payment', name: String(memberId) } as const;
      // Serialised: an attempt counts until it proves correct, and many concurrent correct ones must not count as
      // guesses.
      return serialised(memberId, async () => {
        const known = latelyRight.storedHashOf(memberId, paymentPassword);
        if (known !== undefined && (await services.guard.passKnown(subject, memberId, known))) return true;
        const { paymentPasswordHash } = await readSecrets(db, memberId);
        if (paymentPasswordHash === null) return null;
        await services.guard.begin(subject, ip, true);
        if (!(await verifyPassword(paymentPasswordHash, paymentPassword))) return false;
        latelyRight.keep(memberId, paymentPasswordHash, paymentPassword);
        await services.guard.succeed(subject);
        return true;
      });
    },
  };
}

async function disable(
  { db, secrets, events }: IdentityPlatform,
  protection: Protection,
  memberId: bigint,
  alongside: Alongside | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, memberId);
    await markDisabled(tx, memberId);
    await protection.disable(tx, memberId);
    // Links and codes sent earlier stay invalid after the account is enabled again.
    await endProofs(tx, secrets, before);
    await revokeSessionsOf(tx, memberId, null);
    await events.outbox.add(tx, memberDisabled, memberId, {});
    await alongside?.(tx, summarise(before));
  });
}

async function enable(db: Database, protection: Protection, memberId: bigint, alongside: Alongside | undefined) {
  await db.transaction(async (tx) => {
    const before = summarise(await lock(tx, memberId));
    if (!(await markEnabled(tx, memberId))) throw new Refusal('not.found');
    await protection.enable(tx, memberId);
    await alongside?.(tx, before);
  });
}

async function lock(tx: Tx, memberId: bigint): Promise<Member> {
  return requireFound(await lockMember(tx, memberId));
}
