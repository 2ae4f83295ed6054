import { assertUnique, type NamedContributions } from './platform/collector.ts';
import type { Platform } from './platform/index.ts';
import type { PlatformPorts } from './platform/ports.ts';
import { late, type Started, type StartedRoom } from './platform/room.ts';
import * as agencyDoor from './rooms/agency/index.ts';
import { agency as agencyRoom } from './rooms/agency/room.ts';
import { backoffice as backofficeRoom } from './rooms/backoffice/room.ts';
import { catalogue as catalogueRoom } from './rooms/catalogue/room.ts';
import * as chatDoor from './rooms/chat/index.ts';
import { chat as chatRoom } from './rooms/chat/room.ts';
import { content as contentRoom } from './rooms/content/room.ts';
import * as identityDoor from './rooms/identity/index.ts';
import type { Person } from './rooms/identity/ports.ts';
import { identity as identityRoom } from './rooms/identity/room.ts';
import { inbox as inboxRoom } from './rooms/inbox/room.ts';
import * as lotteryDoor from './rooms/lottery/index.ts';
import { lottery as lotteryRoom } from './rooms/lottery/room.ts';
import * as loyaltyDoor from './rooms/loyalty/index.ts';
import { loyalty as loyaltyRoom } from './rooms/loyalty/room.ts';
import * as originalsDoor from './rooms/originals/index.ts';
import { originals as originalsRoom } from './rooms/originals/room.ts';
import * as paymentsDoor from './rooms/payments/index.ts';
import { payments as paymentsRoom } from './rooms/payments/room.ts';
import { people as peopleRoom } from './rooms/people/room.ts';
import { promotions as promotionsRoom } from './rooms/promotions/room.ts';
import { protection as protectionRoom } from './rooms/protection/room.ts';
import { records as recordsRoom } from './rooms/records/room.ts';
import type { FeatureFlag } from './rooms/site/index.ts';
import { site as siteRoom } from './rooms/site/room.ts';
import * as vendorsDoor from './rooms/vendors/index.ts';
import { vendors as vendorsRoom } from './rooms/vendors/room.ts';
import { verification as verificationRoom } from './rooms/verification/room.ts';
import * as walletDoor from './rooms/wallet/index.ts';
import { wallet as walletRoom } from './rooms/wallet/room.ts';

/** All rooms; those that others call come first. Their migrations are applied in this order as well. */
export const ROOMS = [
  'site',
  'people',
  'wallet',
  'protection',
  'identity',
  'catalogue',
  'lottery',
  'verification',
  'originals',
  'payments',
  'records',
  'agency',
  'content',
  'vendors',
  'inbox',
  'chat',
  'promotions',
  'loyalty',
  'backoffice',
] as const;

type Name = (typeof ROOMS)[number];

const FLAGS: readonly FeatureFlag[] = [
  ...identityDoor.FLAGS,
  ...lotteryDoor.FLAGS,
  ...agencyDoor.FLAGS,
  ...chatDoor.FLAGS,
  ...loyaltyDoor.FLAGS,
];

/** Transfer kinds by the room that makes the transfers. */
export const TRANSFER_KINDS: Readonly<Partial<Record<Name, readonly string[]>>> = {
  wallet: walletDoor.TRANSFER_KINDS,
  lottery: lotteryDoor.TRANSFER_KINDS,
  originals: originalsDoor.TRANSFER_KINDS,
  payments: paymentsDoor.TRANSFER_KINDS,
  agency: agencyDoor.TRANSFER_KINDS,
  vendors: vendorsDoor.TRANSFER_KINDS,
  loyalty: loyaltyDoor.TRANSFER_KINDS,
};

/**
 * Starts the rooms in order and connects their ports. A port that a later room answers is looked up when it is used
 * (`late`, or a function). A missing connection is a compile error.
 */
export function startRooms(platform: Platform) {
  assertUnique(FLAGS.map(({ name }) => `the flag "${name}"`));
  const gameName = (gameId: string, name: string, language: string) =>
    lottery.answers.gameName(gameId, name, language) ?? catalogue.answers.gameName(gameId, name, language);

  const site = siteRoom.start(platform, {
    flags: FLAGS,
    socialLogins: () => identity.answers.socialLogins(),
    amounts: () => ({
      wallet: wallet.answers.amounts,
      payments: payments.answers.amounts,
      people: people.answers.amounts,
      protection: protection.answers.amounts,
      lottery: lottery.answers.amounts,
      vendors: vendors.answers.amounts,
      originals: originals.answers.amounts,
      agency: agency.answers.amounts,
      promotions: promotions.answers.amounts,
      loyalty: loyalty.answers.amounts,
    }),
  });
  const people = peopleRoom.start(platform, { balances: { of: (...asked) => wallet.door.balances(...asked) } });
  const directory = people.door;
  const wallet: Started<typeof walletRoom> = walletRoom.start(platform, {
    transferKinds: new Set(Object.values(TRANSFER_KINDS).flat()),
    directory,
  });
  const gamePicture = (gameId: string) => catalogue.door.pictureOf(null, gameId);
  const protection = protectionRoom.start(platform, { site: site.door, directory, gameName, gamePicture });
  const doors = { site: site.door, people: people.door, wallet: wallet.door, protection: protection.door };
  const { reach } = protection.answers;
  const identity: Started<typeof identityRoom> = identityRoom.start(platform, {
    ...doors,
    screens: late(() => verification.answers.screens),
    inviterOf: (executor, code) => agency.answers.inviterOf(executor, code),
    person: late(() => person),
    clubs: late(() => loyalty.answers.clubs),
  });
  const ownStakes = () => [lottery.answers.ownStakes, originals.answers.ownStakes];
  const catalogue: Started<typeof catalogueRoom> = catalogueRoom.start(platform, { ...doors, gameName, ownStakes });
  const checkLeastStake: Started<typeof promotionsRoom>['answers']['checkLeastStake'] = (tx, change) =>
    promotions.answers.checkLeastStake(tx, change);
  const lottery: Started<typeof lotteryRoom> = lotteryRoom.start(platform, {
    ...doors,
    catalogue: catalogue.door,
    useFreeBet: (tx, bet) => promotions.answers.useFreeBet(tx, bet),
    checkLeastStake,
  });
  const verification: Started<typeof verificationRoom> = verificationRoom.start(platform, doors);
  const { ages, verifiedNames } = verification.answers;
  const originals: Started<typeof originalsRoom> = originalsRoom.start(platform, {
    ...doors,
    catalogue: catalogue.door,
    ages,
    checkLeastStake,
  });
  const payments: Started<typeof paymentsRoom> = paymentsRoom.start(platform, {
    ...doors,
    balances: { of: wallet.door.balances },
    verifiedNames,
    withdrawalTerms: (member) => loyalty.answers.withdrawalTerms(member),
    withdrawalMarks: {
      identity: identity.answers.withdrawalMarks,
      promotions: (member) => promotions.answers.withdrawalMarks(member),
      loyalty: (member) => loyalty.answers.withdrawalMarks(member),
    },
    withdrawalRefusal: (member) => agency.answers.withdrawalRefusal(member),
    joinDeposit: (tx, deposit) => promotions.answers.joinDeposit(tx, deposit),
  });
  const { requirePlayThrough, payoutAccounts } = payments.answers;
  const notes = { drawTimes: lottery.answers.drawTimes, betNotes: originals.answers.betNotes };
  const records = recordsRoom.start(platform, { ...doors, ...notes, gameName, catalogue: catalogue.door });
  const agency: Started<typeof agencyRoom> = agencyRoom.start(platform, {
    ...doors,
    identity: identity.door,
    requirePlayThrough,
    payoutAccounts,
    gameName,
  });
  const content = contentRoom.start(platform, { ...doors, reach });
  const vendors: Started<typeof vendorsRoom> = vendorsRoom.start(platform, {
    ...doors,
    catalogue: catalogue.door,
    ages,
    reach,
    bonus: late(() => promotions.answers.bonus),
    lotteryCodes: lottery.answers.codes,
  });
  const inbox = inboxRoom.start(platform, { ...doors, reach, directory, mailbox: identity.answers.mailbox });
  const chat = chatRoom.start(platform, {
    ...doors,
    directory,
    clubs: late(() => loyalty.answers.clubs),
    cards: [...payments.answers.cards, records.answers.cards],
  });
  const promotions: Started<typeof promotionsRoom> = promotionsRoom.start(platform, {
    ...doors,
    memberFacts: () => [...verification.answers.memberFacts, ...loyalty.answers.memberFacts],
    sharesDevice: identity.answers.sharesDevice,
    birthdays: (...asked) => loyalty.answers.birthdays(...asked),
    leastStakes: async (executor) => [
      ...(await lottery.answers.leastStakes(executor)),
      ...(await originals.answers.leastStakes(executor)),
    ],
    freeRounds: vendors.answers.freeRounds,
    announcementKeys: content.answers.announcementKeys,
  });
  const loyalty: Started<typeof loyaltyRoom> = loyaltyRoom.start(platform, {
    ...doors,
    rewardKinds: [vendors.answers.freeRounds, promotions.answers.bonus, promotions.answers.freeBets],
    firstSteps: { ...verification.answers.firstSteps, ...payments.answers.firstSteps, ...records.answers.firstSteps },
  });
  const backoffice = backofficeRoom.start(platform, {
    ...doors,
    setup: {
      ...site.answers.setup,
      ...payments.answers.setup,
      ...catalogue.answers.setup,
      ...lottery.answers.setup,
      ...originals.answers.setup,
      registration: verification.answers.registrationStep(site.answers.setup.registration),
    },
  });

  const rooms = {
    site,
    people,
    wallet,
    protection,
    identity,
    catalogue,
    lottery,
    verification,
    originals,
    payments,
    records,
    agency,
    content,
    vendors,
    inbox,
    chat,
    promotions,
    loyalty,
    backoffice,
  } satisfies Record<Name, unknown>;

  const person = joinPersons([
    wallet.answers.person,
    protection.answers.person,
    lottery.answers.person,
    verification.answers.person,
    originals.answers.person,
    payments.answers.person,
    records.answers.person,
    agency.answers.person,
    content.answers.person,
    vendors.answers.person,
    inbox.answers.person,
    chat.answers.person,
    promotions.answers.person,
    loyalty.answers.person,
  ]);
  const ports: PlatformPorts = {
    members: identity.answers.verifiers,
    operators: backoffice.answers.operators,
    backstage: backoffice.answers.backstage,
    directory,
    site: site.door,
    noteCall: (memberId) => {
      protection.answers.noteCall(memberId);
      agency.answers.noteCall(memberId);
    },
  };
  return {
    doors: pickEach(rooms, 'door'),
    answers: pickEach(rooms, 'answers'),
    contributions: ROOMS.map((name): NamedContributions => ({ name, ...rooms[name].contributions })),
    ports,
    person,
  };
}

export type Rooms = ReturnType<typeof startRooms>['doors'];
export type Answers = ReturnType<typeof startRooms>['answers'];

/** Picks one part of each room, by the room's name. */
function pickEach<R extends Record<string, StartedRoom<unknown, unknown>>, K extends 'door' | 'answers'>(
  rooms: R,
  key: K,
) {
  return Object.fromEntries(Object.entries(rooms).map(([name, room]) => [name, room[key]])) as {
    [N in keyof R]: R[N][K];
  };
}

/** Combines all rooms' parts in a member's life cycle. @param persons in the order of the rooms */
function joinPersons(persons: readonly Partial<Person>[]): Person {
  return {
    equip: async (tx, member) => {
      for (const person of persons) await person.equip?.(tx, member);
    },
    // The last room is checked first, because it builds on the others: an open ticket explains a balance that is still
    // pending.
    mayClose: async (tx, member) => {
      for (const person of persons.toReversed()) await person.mayClose?.(tx, member);
    },
    erase: async (tx, memberId) => {
      for (const person of persons) await person.erase?.(tx, memberId);
    },
    export: async (member) => {
      const parts = {};
      for (const person of persons) Object.assign(parts, await person.export?.(member));
      return parts;
    },
  };
}
