import type { promotions, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { withFooter } from '../../../shared/api/with-footer.ts';
import { callQuery, pagedQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Offer = ValueOf<typeof promotions.offers>[number];
export type Taken = ValueOf<typeof promotions.accept>;
export type Bonus = ValueOf<typeof promotions.bonuses>['list'][number];

export const OFFERS_KEY = ['me', 'offers'];
export const BONUS_KEY = ['me', 'bonus'];
const PAGE_SIZE = 20;

const fetchOffers = defineCall<typeof promotions.offers>('GET /wps/promotions', { auth: 'optional' });
const fetchBonuses = defineCall<typeof promotions.bonuses>('GET /wps/bonus');
const sendAccept = defineCall<typeof promotions.accept>('POST /wps/promotions/:offerId/accept');
const sendCode = defineCall<typeof promotions.redeem>('POST /wps/promotions/redeem');
export const fetchPacketProof = defineCall<typeof promotions.packetProof>('GET /wps/promotions/:offerId/packetProof');
const sendLeave = defineCall<typeof promotions.leave>('POST /wps/promotions/:offerId/leave');
const sendGiveUp = defineCall<typeof promotions.giveUp>('POST /wps/bonus/:bonusId/giveUp');

/** Takes an offer on the terms that were shown. */
export const takeOffer = ({ offerId, version }: Pick<Offer, 'offerId' | 'version'>) =>
  sendAccept({ params: { offerId }, body: { version } });
export const redeemCode = (code: string) => sendCode({ body: { code } });
export const leaveOffer = (offerId: string) => sendLeave({ params: { offerId } });
export const giveUpBonus = (bonusId: string) => sendGiveUp({ params: { bonusId } });

/** Active offers, including for visitors; requested when the session is settled. */
export const offersQuery = (isSettled: boolean) =>
  callQuery(OFFERS_KEY, fetchOffers, {}, { staleTime: STALE_MS.records, enabled: isSettled });

/** The member's bonuses: active ones, waiting ones, then the newest. */
export const bonusesQuery = (hasToken: boolean) =>
  pagedQuery(
    BONUS_KEY,
    withFooter(fetchBonuses),
    { pageSize: PAGE_SIZE },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );
