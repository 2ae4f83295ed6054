import type { Database, Executor, Tx } from '../../platform/db/index.ts';
import { type Caller, TRIAL_TYPE, type Verifiers } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import { hashPassword, prepareDecoy, verifyPassword } from '../../platform/passwords.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import { createMember } from './actions/create-member.ts';
import { createCaptchas } from './captcha/captcha.ts';
import { createEncryption } from './encryption.ts';
import { createFirebaseTokens } from './firebase.ts';
import { createHumanCheck } from './human.ts';
import { createLoginGuard } from './login-guard.ts';
import {
  findMemberById,
  getMember,
  lockMember,
  markDisabled,
  markEnabled,
  type Member,
  searchMembers,
} from './members.ts';
import { createMessages } from './messages/outbox.ts';
import { identityPlugin } from './plugin.ts';
import { pruneIdentity } from './prune.ts';
import { SEALED } from './sealed.ts';
import { createRoutes } from './routes.ts';
import { normaliseAccount } from './rules.ts';
import { type SeededMember, seedMembers } from './seed.ts';
import { readSecrets } from './secrets-rows.ts';
import type { Closing, EraseOthers, ExportOthers, FundTrial, IdentityServices, MayClose } from './services.ts';
import { type OpenedSession, revokeSessionsOf, type SessionOrigin } from './session-rows.ts';
import { createSessions } from './sessions.ts';
import { createProviders } from './social/providers.ts';

export type { SeededMember } from './seed.ts';
export type { EraseOthers, ExportOthers, FundTrial, MayClose } from './services.ts';
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

/** A member without secrets. */
export type MemberSummary = Pick<Member, 'id' | 'account' | 'type' | 'asset' | 'isDisabled' | 'createdAt'>;
export type Alongside = (tx: Tx, before: MemberSummary) => Promise<void>;

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
  findMember(memberId: bigint, executor?: Executor): Promise<MemberSummary | undefined>;
  /** Members by the beginning of their account or by their id, newest first. */
  searchMembers(text: string, offset: number, limit: number): Promise<{ list: MemberSummary[]; total: number }>;
  /**
   * Ends the member's sessions and refuses log-in, play and payments from now on.
   * @param alongside written in the same transaction; it is told the member as before
   * @throws Refusal not.found
   */
  disableMember(memberId: bigint, alongside?: Alongside): Promise<void>;
  /** Undoes `disableMember`; a time-out or exclusion of the member's own stays. @throws Refusal not.found */
  enableMember(memberId: bigint, alongside?: Alongside): Promise<void>;
  /** Says who gives trial members their money; without it free play fails. Before start only. */
  fundTrialWith(fund: FundTrial): void;
  /** Says whether a member may close the account, and erases what other rooms keep; without it nobody can. Before start only. */
  letCloseWith(mayClose: MayClose, eraseOthers: EraseOthers): void;
  /** Says what other rooms keep about a member; without it nothing can be exported. Before start only. */
  exportWith(exportOthers: ExportOthers): void;
  /**
   * Step-up for payments: whether this is the member's payment password; null when none was set. Wrong ones are counted,
   * with a growing pause from the sixth on.
   * @throws Refusal login.locked
   */
  checkPaymentPassword(memberId: bigint, paymentPassword: string, ip: string): Promise<boolean | null>;
  /** Hears of the demonstration accounts, inside the transaction of the seed. Before start only. */
  onSeeded(equip: (tx: Tx, members: readonly SeededMember[]) => Promise<void>): void;
}

const PRUNE_EVERY_MS = 60_000;
const DELIVER_EVERY_MS = 500;

export function createIdentity(
  platform: Platform,
  { site, protection }: { site: Site; protection: Protection },
): Identity {
  const { db, config } = platform;
  const sessions = createSessions(db, config.sessions);
  const encryption = createEncryption(platform);
  const providers = createProviders(platform);
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
    logins: platform.metrics.counter('fairlot_logins_total', 'Log-ins by method and outcome', ['method', 'outcome']),
  };
  let fund: FundTrial | undefined;
  let close: Closing | undefined;
  let exportParts: ExportOthers | undefined;
  let equip: ((tx: Tx, members: readonly SeededMember[]) => Promise<void>) | undefined;

  const fundTrial: FundTrial = async (tx, memberId) => {
    if (fund === undefined) throw new Error('Nobody gives trial members their money: call fundTrialWith at start');
    await fund(tx, memberId);
  };
  const closing = (): Closing => {
    if (close === undefined) throw new Error('Nobody says who may close an account: call letCloseWith at start');
    return close;
  };
  const exportOthers: ExportOthers = async (memberId, asset) => {
    if (exportParts === undefined)
      throw new Error('Nobody says what other rooms keep about a member: call exportWith at start');
    return exportParts(memberId, asset);
  };

  return {
    verifiers: {
      authenticate: sessions.authenticate,
      callerOfCookie: sessions.callerOfCookie,
      decrypt: encryption.decrypt,
    },
    callerOfCookie: sessions.callerOfCookie,
    memberName: async (memberId, executor = db) => (await getMember(executor, memberId)).account,
    registerMember: async (tx, { account, password, type = 0, ...rest }) => {
      const isTrial = type === TRIAL_TYPE;
      const asset = isTrial ? 'FUN' : await site.currency(tx);
      const passwordHash = await hashPassword(password);
      return createMember(tx, services, {
        account: normaliseAccount(account),
        type,
        asset,
        passwordHash,
        ...(isTrial ? { trialHours: 24 } : {}),
        ...rest,
      });
    },
    openSession: (memberId, origin = {}) => db.transaction((tx) => sessions.open(tx, memberId, origin)),
    findMember: async (memberId, executor = db) => {
      const member = await findMemberById(executor, memberId);
      return member && summarise(member);
    },
    searchMembers: async (text, offset, limit) => {
      const { list, total } = await searchMembers(db, normaliseAccount(text), offset, limit);
      return { list: list.map(summarise), total };
    },
    disableMember: async (memberId, alongside) => {
      await disable(db, protection, memberId, alongside);
      await sessions.forget();
    },
    enableMember: (memberId, alongside) => enable(db, protection, memberId, alongside),
    fundTrialWith: (given) => {
      fund = given;
    },
    letCloseWith: (mayClose, eraseOthers) => {
      close = { mayClose, eraseOthers };
    },
    exportWith: (given) => {
      exportParts = given;
    },
    checkPaymentPassword: async (memberId, paymentPassword, ip) => {
      const { paymentPasswordHash } = await readSecrets(db, memberId);
      if (paymentPasswordHash === null) return null;
      const subject = `payment:${memberId}`;
      await services.guard.begin(subject, ip, true);
      const isRight = await verifyPassword(paymentPasswordHash, paymentPassword);
      if (isRight) await services.guard.succeed(subject);
      return isRight;
    },
    onSeeded: (given) => {
      equip = given;
    },
    parts: {
      name: 'identity',
      routes: createRoutes(services, { encryption, providers, fundTrial, closing, exportOthers }),
      plugin: identityPlugin(platform, providers, sessions),
      topics: ['member.registered'],
      sealed: SEALED,
      jobs: [
        { name: 'identity-prune', everyMs: PRUNE_EVERY_MS, run: () => pruneIdentity(db) },
        { name: 'identity-messages', everyMs: DELIVER_EVERY_MS, run: () => services.messages.deliver() },
      ],
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

async function disable(
  db: Database,
  protection: Protection,
  memberId: bigint,
  alongside: Alongside | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, memberId);
    await markDisabled(tx, memberId);
    await protection.disable(tx, memberId);
    await revokeSessionsOf(tx, memberId, null);
    await alongside?.(tx, before);
  });
}

async function enable(
  db: Database,
  protection: Protection,
  memberId: bigint,
  alongside: Alongside | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, memberId);
    if (!(await markEnabled(tx, memberId))) throw new Refusal('not.found');
    await protection.enable(tx, memberId);
    await alongside?.(tx, before);
  });
}

async function lock(tx: Tx, memberId: bigint): Promise<MemberSummary> {
  const member = await lockMember(tx, memberId);
  if (member === undefined) throw new Refusal('not.found');
  return summarise(member);
}

function summarise({ id, account, type, asset, isDisabled, createdAt }: Member): MemberSummary {
  return { id, account, type, asset, isDisabled, createdAt };
}
