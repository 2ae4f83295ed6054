import type { Database, Executor, Tx } from '../../platform/db/index.ts';
import { type Caller, TRIAL_TYPE, type Verifiers } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import { createMember } from './actions/create-member.ts';
import { createCaptchas } from './captcha/captcha.ts';
import { createEncryption } from './encryption.ts';
import { createLoginGuard } from './login-guard.ts';
import { getMember, markDisabled } from './members.ts';
import { hashPassword, prepareDecoy } from '../../platform/passwords.ts';
import { pruneIdentity } from './prune.ts';
import { restrictedPlugin } from './restricted.ts';
import { createRoutes } from './routes.ts';
import { normaliseAccount } from './rules.ts';
import { type SeededMember, seedMembers } from './seed.ts';
import type { FundTrial, IdentityServices } from './services.ts';
import { insertSession, type OpenedSession, revokeSessionsOf, type SessionOrigin } from './session-rows.ts';
import { createSessions } from './sessions.ts';

export type { SeededMember } from './seed.ts';
export type { FundTrial } from './services.ts';
export type { OpenedSession, SessionOrigin } from './session-rows.ts';

/** A member made without the registration form: demonstration data and tests. */
export interface MemberToRegister {
  account: string;
  password: string;
  /** Customer type; 4 makes a trial member who plays with FUN for 24 hours. */
  type?: number;
  mustChangePassword?: boolean;
  labels?: readonly string[];
  inviterId?: bigint;
}

export interface Identity {
  parts: RoomParts;
  /** What the HTTP layer asks for every request. */
  verifiers: Verifiers;
  /** The member whose session the cookie names: enough to render pages and open events. */
  callerOfCookie(cookie: string): Promise<Caller | null>;
  /** Login name of a member. */
  memberName(memberId: bigint, executor?: Executor): Promise<string>;
  /** Makes a member in the caller's transaction. @throws Refusal username.exists */
  registerMember(tx: Tx, member: MemberToRegister): Promise<bigint>;
  /** Opens a session without a password, for tests and for ways of logging in that prove the member otherwise. */
  openSession(memberId: bigint, origin?: SessionOrigin): Promise<OpenedSession>;
  /** Ends the member's sessions and refuses log-in, play and payments from now on. */
  disableMember(memberId: bigint): Promise<void>;
  /** Says who gives trial members their money; without it free play fails. Before start only. */
  fundTrialWith(fund: FundTrial): void;
  /** Hears of the demonstration accounts, inside the transaction of the seed. Before start only. */
  onSeeded(equip: (tx: Tx, members: readonly SeededMember[]) => Promise<void>): void;
}

const PRUNE_EVERY_MS = 60_000;

export function createIdentity(platform: Platform, { site, protection }: { site: Site; protection: Protection }): Identity {
  const { db, config } = platform;
  const sessions = createSessions(db);
  const encryption = createEncryption(platform);
  const services: IdentityServices = {
    platform, site, protection, sessions, captchas: createCaptchas(db, config.testCaptcha), guard: createLoginGuard(db),
  };
  let fund: FundTrial | undefined;
  let equip: ((tx: Tx, members: readonly SeededMember[]) => Promise<void>) | undefined;

  const fundTrial: FundTrial = async (tx, memberId) => {
    if (fund === undefined) throw new Error('Nobody gives trial members their money: call fundTrialWith at start');
    await fund(tx, memberId);
  };

  return {
    verifiers: { authenticate: sessions.authenticate, callerOfCookie: sessions.callerOfCookie, decrypt: encryption.decrypt },
    callerOfCookie: sessions.callerOfCookie,
    memberName: async (memberId, executor = db) => (await getMember(executor, memberId)).account,
    registerMember: async (tx, { account, password, type = 0, ...rest }) => {
      const isTrial = type === TRIAL_TYPE;
      const asset = isTrial ? 'FUN' : await site.currency(tx);
      const passwordHash = await hashPassword(password);
      return createMember(tx, services, { account: normaliseAccount(account), type, asset, passwordHash, ...(isTrial ? { trialHours: 24 } : {}), ...rest });
    },
    openSession: (memberId, origin = {}) => db.transaction((tx) => insertSession(tx, memberId, origin)),
    disableMember: async (memberId) => {
      await disable(db, protection, memberId);
      await sessions.forget();
    },
    fundTrialWith: (given) => {
      fund = given;
    },
    onSeeded: (given) => {
      equip = given;
    },
    parts: {
      name: 'identity',
      routes: createRoutes(services, encryption, fundTrial),
      plugin: restrictedPlugin,
      jobs: [{ name: 'identity-prune', everyMs: PRUNE_EVERY_MS, run: () => pruneIdentity(db) }],
      seed: async (tx) => {
        const members = await seedMembers(tx, services);
        await equip?.(tx, members);
      },
      prepare: async () => {
        await encryption.prepare();
        await prepareDecoy();
        await sessions.listen();
      },
    },
  };
}

async function disable(db: Database, protection: Protection, memberId: bigint): Promise<void> {
  await db.transaction(async (tx) => {
    await markDisabled(tx, memberId);
    await protection.disable(tx, memberId);
    await revokeSessionsOf(tx, memberId, null);
  });
}
