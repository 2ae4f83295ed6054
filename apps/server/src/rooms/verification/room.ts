import { verification as contract, type ValueOf } from '@fairlot/contract';
import type { MemberFact } from '../promotions/ports.ts';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { memberVerified } from '../../platform/events/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { VerificationPlatform } from './ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import { defineRoom } from '../../platform/room.ts';
import { createDesk } from './desk/index.ts';
import {
  closeDocuments,
  type DocumentRow,
  documentsOf,
  keepPictures,
  readPictures,
  SEALED_DOCUMENTS,
} from './documents.ts';
import { beginCheck, leaveChecks } from './checks/check-rows.ts';
import { createBeforePlay } from './before-play.ts';
import { createExpiry } from './expiry.ts';
import { createChecks } from './checks/checks.ts';
import { createScreening } from './checks/screening.ts';
import { forgetFormer, noteClosed } from './retention.ts';
import type { IdentityState, Verification } from './index.ts';
import type { VerificationRow } from './repository.ts';
import type { Person, Screens } from '../identity/ports.ts';
import type { Ages } from '../originals/ports.ts';
import { createRegisterScreen } from './register/screen.ts';
import { createHealth } from './health.ts';
import { createKinds, type Parties, partiesOf } from './parties.ts';
import { createConnectionPack, createConnections } from '../../platform/connections/index.ts';
import { createConnectionDesk } from './desk/connections.ts';
import { dayOf } from '../../platform/zone.ts';
import { isAged } from './is-aged.ts';
import { dropProposals, forgetProposals, SEALED_PROPOSALS } from './proposals.ts';
import { findVerification, SEALED, writeVerification } from './repository.ts';
import { createRegistrationStep } from './setup-steps.ts';

type Status = ValueOf<typeof contract.verification>;

/** Whether a document proves the member's identity today, in the merchant's time zone. */
const createVerifiedFact = (zoneOf: ZoneOf): MemberFact => ({
  name: 'verified',
  of: async (executor, memberIds) => {
    const zone = await zoneOf(executor);
    const rows = await executor.rows(sql<{ memberId: bigint; isVerified: boolean }>`
      select id as "memberId", coalesce(m.state = 'verified' and (m.expires_on is null
               or m.expires_on >= (clock_timestamp() at time zone ${zone})::date), false) as "isVerified"
        from unnest(${[...memberIds]}::bigint[]) as id left join verification_members m on m.member_id = id`);
    return new Map(rows.map(({ memberId, isVerified }) => [memberId, isVerified ? 1 : 0]));
  },
});
type ZoneOf = (executor: Executor) => Promise<string>;

const FORGET_EVERY_MS = 86_400_000;

/** Name of the demonstration's member. */
const DEMONSTRATION_NAME = 'Nguyễn Minh Anh';

export const verification = defineRoom({ name: 'verification', create: createVerification });

function createVerification(platform: VerificationPlatform) {
  const { config, db, secrets, events, site, protection } = platform;
  const connections = createConnections(platform, { room: 'verification', kinds: createKinds(config) });
  const parties = partiesOf(connections);
  const health = createHealth(platform, connections);

  const zoneOf: ZoneOf = (executor) => site.timeZone(executor);
  const find = async (memberId: bigint, executor: Executor = db) =>
    findVerification(executor, secrets, memberId, await zoneOf(executor));
  const register = createRegisterScreen(platform, protection, parties, async (memberId) => {
    const { name, birthDate, postcode } = (await find(memberId)) ?? {};
    return { name, birthDate, postcode };
  });
  const verified = createVerifiedFact(zoneOf);

  const isNeededBeforePlay = async () => (await site.market()).identityBefore === 'play';
  /** The same for what is written: a rule that changes meanwhile is taken up after it. */
  const holdNeeded = async (tx: Tx) => (await site.holdMarket(tx)).identityBefore === 'play';

  const door: Verification = {
    decide: async (tx, memberId, decision) => {
      // Checks are locked first, in the same order as by a report of the provider.
      await leaveChecks(tx, memberId);
      const isNeeded = await holdNeeded(tx);
      await writeVerification(tx, secrets, memberId, decision);
      await closeDocuments(tx, memberId);
      await dropProposals(tx, memberId);
      // A document that had already expired when it was reviewed proves nothing.
      const isVerified = (await door.statusOf(memberId, tx)).state === 'verified';
      await protection.needIdentity(tx, [memberId], !isVerified && isNeeded);
      await events.outbox.add(tx, memberVerified, memberId, { verified: isVerified });
      await events.stream.publish(tx, memberId, 'identity.changed', {});
    },
    find: (memberId) => find(memberId),
    statusOf: async (memberId, executor = db) => {
      const [row, documents] = [await find(memberId, executor), await documentsOf(executor, memberId)];
      return { state: stateOf(row, documents), row, documents };
    },
  };
  const checks = createChecks(platform, parties, door.decide);

  const screens = createScreens(platform, register.screens, holdNeeded, door);
  const person = createPerson(secrets, door);
  return {
    door,
    answers: {
      screens,
      ...createProofs(find, zoneOf),
      memberFacts: [verified],
      registrationStep: createRegistrationStep(platform, parties),
      firstSteps: { identity: async (memberId: bigint) => (await door.statusOf(memberId)).state },
      person,
    },
    routes: ownRoutes(platform, door, parties),
    desk: createDesk(platform, door, parties, createConnectionDesk(platform, connections), health.source),
    events: [memberVerified],
    plugin: checks.plugin,
    jobs: [
      connections.job,
      health.job,
      register.job,
      checks.job,
      createBeforePlay(platform, protection, isNeededBeforePlay, verified.of),
      createExpiry(platform, protection, isNeededBeforePlay),
      createScreening(platform, parties),
      createForgetting(db),
    ],
    sealed: [...SEALED, SEALED_DOCUMENTS, ...SEALED_PROPOSALS, connections.sealed],
    pack: [createConnectionPack(platform, connections, { name: 'identity-providers', isOneOfGroup: true })],
    prepare: () => connections.refresh(),
  };
}

/** Removes replaced values after their retention period, once a day. */
const createForgetting = (db: VerificationPlatform['db']) => ({
  name: 'verification-former',
  everyMs: FORGET_EVERY_MS,
  run: async () => {
    await forgetFormer(db);
    await forgetProposals(db);
    return false;
  },
});

type Find = (memberId: bigint, executor?: Executor) => Promise<VerificationRow | undefined>;

/** Answers to other rooms about a verified person. */
function createProofs(find: Find, zoneOf: ZoneOf) {
  const ages: Ages = {
    // An expired document still proves the birth date.
    isProved: async (executor, memberId, years) => {
      const birthDate = (await find(memberId, executor))?.birthDate ?? null;
      return birthDate !== null && isAged(birthDate, years, dayOf(await zoneOf(executor), Date.now()));
    },
  };
  const verifiedNames = {
    of: async (executor: Executor, memberId: bigint) => {
      const found = await find(memberId, executor);
      return found === undefined || found.hasExpired ? null : found.name;
    },
  };
  return { ages, verifiedNames };
}

function createScreens(
  { db, protection }: VerificationPlatform,
  register: Screens,
  holdNeeded: (tx: Tx) => Promise<boolean>,
  door: Verification,
): Screens {
  return {
    registration: async (person) => {
      const note = await register.registration(person);
      return async (tx, memberId) => {
        await note(tx, memberId);
        await protection.needIdentity(tx, [memberId], await holdNeeded(tx));
      };
    },
    login: async (memberId, person) => {
      await register.login(memberId, person);
      await db.transaction(async (tx) => {
        const isNeeded = await holdNeeded(tx);
        // First, because it locks: a decision made meanwhile is read below, or applied afterwards.
        await protection.needIdentity(tx, [memberId], isNeeded);
        if (isNeeded && (await door.statusOf(memberId, tx)).state === 'verified')
          await protection.needIdentity(tx, [memberId], false);
      });
    },
  };
}

function createPerson(
  secrets: VerificationPlatform['secrets'],
  door: Verification,
): Pick<Person, 'equip' | 'erase' | 'export'> {
  return {
    equip: async (tx, { memberId, as }) => {
      if (as === 'demonstration')
        await writeVerification(tx, secrets, memberId, { name: DEMONSTRATION_NAME, decidedBy: null });
    },
    erase: async (tx, memberId) => {
      // Neither a provider nor an operator decides about a closed account.
      await leaveChecks(tx, memberId);
      await closeDocuments(tx, memberId);
      await noteClosed(tx, memberId);
      await dropProposals(tx, memberId);
    },
    export: async ({ memberId }) => {
      const { state, row, documents } = await door.statusOf(memberId);
      if (row === undefined && documents.length === 0) return {};
      return {
        verification: {
          state,
          name: row?.name ?? null,
          birthDate: row?.birthDate ?? null,
          postcode: row?.postcode ?? null,
          decidedAt: row?.decidedAt.toISOString() ?? null,
          documents: documents.map(({ kind, side, sentAt }) => ({ kind, side, sentAt: sentAt.toISOString() })),
        },
      };
    },
  };
}

function ownRoutes({ db, secrets }: VerificationPlatform, door: Verification, parties: Parties): BoundRoute[] {
  async function presentOwn(memberId: bigint): Promise<Status> {
    const { state, row, documents } = await door.statusOf(memberId);
    const open = documents.filter(({ decidedAt }) => decidedAt === null);
    return {
      state,
      needed: state === 'verified' || state === 'pending' ? [] : ['identity'],
      sent: open.map(({ kind, side, sentAt }) => ({ kind, side, at: sentAt.getTime() })),
      note: state === 'refused' ? (row?.note ?? null) : null,
    };
  }

  return [
    route(contract.verification, ({ caller }) => presentOwn(caller.memberId)),
    route(contract.sendDocuments, async ({ caller, body: { kind = 'identityCard' }, files }) => {
      if ((await door.statusOf(caller.memberId)).state === 'verified') throw new Refusal('verification.done');
      const pictures = await readPictures(files);
      await db.transaction(async (tx) => {
        if (parties.identity() !== undefined) await beginCheck(tx, caller.memberId, kind);
        // An earlier check may have been approved while the pictures were decoded. `beginCheck` has waited for it.
        if ((await door.statusOf(caller.memberId, tx)).state === 'verified') throw new Refusal('verification.done');
        await keepPictures(tx, secrets, caller.memberId, kind, pictures);
      });
      return presentOwn(caller.memberId);
    }),
  ];
}

/** A waiting document is the latest state, unless the member was verified already. */
function stateOf(row: VerificationRow | undefined, documents: readonly DocumentRow[]): IdentityState {
  if (row?.state === 'verified' && !row.hasExpired) return 'verified';
  if (documents.some(({ decidedAt }) => decidedAt === null)) return 'pending';
  if (row === undefined) return 'none';
  return row.hasExpired ? 'expired' : 'refused';
}
