import { bonusCancelled, flagChanged, rewardOffered, rewardUndone } from '../../platform/events/index.ts';
import type { PromotionsPlatform } from './ports.ts';
import { defineRoom } from '../../platform/room.ts';
import { amounts } from './currency.ts';
import type { Person } from '../identity/ports.ts';
import type { JoinsDeposit, WithdrawalMarks } from '../payments/ports.ts';
import { abuseMarks } from './bonus/abuse.ts';
import { createFreeBets } from './bonus/free-bets.ts';
import { createGrants } from './bonus/grants.ts';
import { createRelatedAccounts, pruneRelatedAccounts } from './bonus/related-accounts.ts';
import { createFreeBetKind, createRewardKind } from './bonus/reward-kind.ts';
import { createWagering } from './bonus/wagering.ts';
import { createDesk } from './desk/index.ts';
import type { Promotions } from './index.ts';
import { createAccept } from './offers/accept.ts';
import { createAwarding } from './offers/award.ts';
import { pruneBets } from './offers/effect-days.ts';
import { createLeastStakes } from './offers/least-stake.ts';
import { createEligibility } from './offers/members.ts';
import { createSegments } from './offers/segments.ts';
import { erasePromotions, exportPromotions } from './personal.ts';
import { createInvitations } from './referral/invitations.ts';
import { createReferrals } from './referral/referrals.ts';
import { createRoutes } from './routes.ts';
import { createOffersPack } from './pack/offers.ts';
import { createSegmentsPack } from './pack/segments.ts';
import { createBirthdays } from './triggers/birthdays.ts';
import { closeRunOut, createDepositListener } from './triggers/deposits.ts';
import { createLapsedListener } from './triggers/lapsed.ts';
import { createPeriods } from './triggers/periods.ts';

const DUE_EVERY_MS = 5000;
const PERIODS_EVERY_MS = 600_000;
const REFERRALS_EVERY_MS = 10_000;
const PRUNE_EVERY_MS = 3_600_000;

export const promotions = defineRoom({ name: 'promotions', create: createPromotions });

function createPromotions(platform: PromotionsPlatform) {
  const { db, wallet, protection } = platform;
  const leastStakes = createLeastStakes(platform);
  const grants = createGrants(platform, wallet, leastStakes);
  const awarding = createAwarding(platform, grants);
  const segments = createSegments(platform);
  const eligibility = createEligibility(platform, segments);
  const taking = createAccept(platform, protection, eligibility, awarding);
  const referrals = createReferrals(platform, protection, eligibility, awarding);
  const invitations = createInvitations(platform);
  const periods = createPeriods(platform, awarding);
  const relatedAccounts = createRelatedAccounts(platform);
  const birthdays = createBirthdays(platform, protection, eligibility, awarding);

  const door: Promotions = {
    expire: grants.expire,
    payPeriods: periods.pay,
    payReferrals: referrals.pay,
    followInvitations: invitations.follow,
    giveBirthdays: birthdays.give,
    compareDevices: relatedAccounts.compare,
  };
  const joinDeposit: JoinsDeposit = (tx, { offerId, version, orderId, ...member }) =>
    taking.joinForDeposit(tx, member, { offerId, version, orderId });
  return {
    door,
    answers: {
      amounts,
      bonus: createRewardKind(platform, grants),
      freeBets: createFreeBetKind(grants),
      useFreeBet: createFreeBets(platform),
      checkLeastStake: leastStakes.check,
      joinDeposit,
      withdrawalMarks: (({ memberId }) => abuseMarks(memberId)) satisfies WithdrawalMarks,
      person: createPerson(db),
    },
    desk: createDesk(platform, awarding, segments, protection, invitations, leastStakes, grants),
    routes: createRoutes(platform, { wallet, protection, eligibility, taking, grants, referrals }),
    events: [rewardOffered, rewardUndone, bonusCancelled, flagChanged],
    listeners: [
      createWagering(platform, grants),
      createDepositListener(platform, grants, awarding),
      referrals.listener,
      createLapsedListener(),
    ],
    jobs: [
      { name: 'bonus-expiry', everyMs: DUE_EVERY_MS, run: grants.expire },
      {
        name: 'offers-periods',
        everyMs: PERIODS_EVERY_MS,
        run: async () => (await closeRunOut(db), await periods.pay(), false),
      },
      { name: 'offers-birthdays', everyMs: PERIODS_EVERY_MS, run: async () => (await birthdays.give(), false) },
      { name: 'offers-referrals', everyMs: REFERRALS_EVERY_MS, run: async () => (await referrals.pay(), false) },
      {
        name: 'offers-invitations',
        everyMs: REFERRALS_EVERY_MS,
        run: async () => (await invitations.follow(), false),
      },
      { name: 'offers-devices', everyMs: DUE_EVERY_MS, run: relatedAccounts.compare },
      { name: 'bonus-rests', everyMs: PRUNE_EVERY_MS, run: async () => (await grants.endRests(), false) },
      {
        name: 'offers-bets',
        everyMs: PRUNE_EVERY_MS,
        run: async () => (await pruneBets(db, await platform.site.timeZone()), await pruneRelatedAccounts(db), false),
      },
    ],
    pack: [createSegmentsPack(segments), createOffersPack(platform, segments, leastStakes, invitations)],
  };
}

function createPerson(db: PromotionsPlatform['db']): Pick<Person, 'erase' | 'export'> {
  return {
    erase: erasePromotions,
    export: ({ memberId }) => exportPromotions(db, memberId),
  };
}
