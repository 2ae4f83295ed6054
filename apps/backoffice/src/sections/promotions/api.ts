import type { BodyOf, contentDesk, promotionsDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type OfferRow = ValueOf<typeof promotionsDesk.offers>['list'][number];
export type Offer = ValueOf<typeof promotionsDesk.offer>;
export type Written = BodyOf<typeof promotionsDesk.createOffer>;
export type Bonus = ValueOf<typeof promotionsDesk.bonuses>['list'][number];
export type Segment = ValueOf<typeof promotionsDesk.createSegment>;
export type Trial = ValueOf<typeof promotionsDesk.tryOffer>;
export type GiftPreview = ValueOf<typeof promotionsDesk.previewGrant>;
type Approval = ValueOf<typeof promotionsDesk.publishOffer>;

/** Calls about offers and bonus money; types come from the contract. All throw ApiError. */
export const promotionsApi = {
  manual: (signal: AbortSignal) =>
    send<{ list: OfferRow[] }>('GET', '/offers?filter=kind:eq:manual&filter=state:eq:running&limit=50', { signal }),
  offer: (id: string, signal: AbortSignal) => send<Offer>('GET', `/offers/${id}`, { signal }),
  create: (body: Written) => send<Offer>('POST', '/offers', { body }),
  change: (id: string, body: BodyOf<typeof promotionsDesk.changeOffer>) =>
    send<Offer>('PUT', `/offers/${id}`, { body }),
  publish: (id: string, body: BodyOf<typeof promotionsDesk.publishOffer>) =>
    send<Approval>('POST', `/offers/${id}/publish`, { body }),
  move: (id: string, body: BodyOf<typeof promotionsDesk.stateOffer>) =>
    send<Offer>('POST', `/offers/${id}/state`, { body }),
  tryOut: (body: BodyOf<typeof promotionsDesk.tryOffer>) => send<Trial>('POST', '/offers/try', { isRead: true, body }),
  basis: (signal: AbortSignal) => send<ValueOf<typeof promotionsDesk.offerBasis>>('GET', '/offers/basis', { signal }),
  previewGift: (body: BodyOf<typeof promotionsDesk.previewGrant>) =>
    send<GiftPreview>('POST', '/bonuses/preview', { body }),
  report: (id: string, signal: AbortSignal) =>
    send<ValueOf<typeof promotionsDesk.report>>('GET', `/offers/${id}/report`, { signal }),
  segments: (signal: AbortSignal) => send<Segment[]>('GET', '/segments', { signal }),
  countSegment: (conditions: Segment['conditions']) =>
    send<ValueOf<typeof promotionsDesk.countSegment>>('POST', '/segments/count', { body: { conditions } }),
  keepSegment: (id: string | null, body: BodyOf<typeof promotionsDesk.changeSegment>) =>
    id === null ? send<Segment>('POST', '/segments', { body }) : send<Segment>('PUT', `/segments/${id}`, { body }),
  /** Pages of promotions that can show an offer. */
  pages: async (signal: AbortSignal) => {
    const query = { filter: ['kind:eq:announcement', 'code:eq:PR'], limit: 200 };
    const { list } = await send<ValueOf<typeof contentDesk.entryList>>('GET', '/contentEntries', { query, signal });
    return list.map(({ id, title }) => ({ value: id, label: title }));
  },
  grant: (body: BodyOf<typeof promotionsDesk.grant>) => send<Approval>('POST', '/bonuses', { body }),
};
