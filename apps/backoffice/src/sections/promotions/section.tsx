import { filePlus, users } from '@fairlot/ui/icons';
import type { Section } from '../../shared/section.ts';
import { segmentTexts } from './segment-texts.ts';
import { promotionsTexts as texts } from './texts.ts';
import { common } from '../../shared/common-texts.ts';

export const section: Section = {
  pages: [
    {
      path: 'offers',
      label: texts.offers,
      icon: 'gift',
      door: 'promotions',
      place: 10,
      permission: 'promotions.read',
      load: () => import('./offers.tsx').then(({ Offers }) => Offers),
    },
    {
      path: 'bonuses',
      label: common.bonusMoney,
      icon: 'ticket',
      door: 'promotions',
      place: 30,
      permission: 'promotions.read',
      load: () => import('./bonuses.tsx').then(({ Bonuses }) => Bonuses),
    },
    {
      path: 'offer',
      label: texts.newOffer,
      icon: filePlus,
      door: 'promotions',
      place: 20,
      permission: 'promotions.write',
      load: () => import('./offer-page.tsx').then(({ OfferPage }) => OfferPage),
    },
    {
      path: 'segments',
      label: segmentTexts.segments,
      icon: users,
      door: 'promotions',
      place: 40,
      permission: 'promotions.read',
      load: () => import('./segments.tsx').then(({ Segments }) => Segments),
    },
  ],
  approvals: {
    offer: { label: texts.approvals.offer, permission: 'promotions.write' },
    bonus: { label: texts.approvals.bonus, permission: 'promotions.grant' },
    'bonus.cancel': { label: texts.approvals['bonus.cancel'], permission: 'promotions.grant' },
  },
  memberActions: [
    {
      label: texts.give,
      permission: 'promotions.grant',
      needsRealAccount: true,
      path: 'bonuses',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
  memberEvidence: [
    {
      key: 'bonuses',
      label: common.bonusMoney,
      permission: 'promotions.read',
      list: () => import('./bonuses.tsx').then(({ BONUS_LIST }) => BONUS_LIST),
    },
  ],
  memberCards: {
    bonus: { label: common.bonusMoney, column: 'money', place: 35, facts: texts.cardFacts, codes: texts.bonusStates },
  },
  figures: { bonusCost: { label: texts.bonusCost, place: 45 } },
};
