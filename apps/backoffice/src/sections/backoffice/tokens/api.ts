import type { backoffice, BodyOf, ValueOf } from '@fairlot/contract';
import { send } from '../../../shared/api.ts';

export type ListedToken = ValueOf<typeof backoffice.tokens>['list'][number];
export type TokenUse = ValueOf<typeof backoffice.tokenUses>['list'][number];

/** Calls about API tokens; types come from the contract. All throw ApiError. */
export const tokensApi = {
  create: (body: BodyOf<typeof backoffice.createToken>) =>
    send<ValueOf<typeof backoffice.createToken>>('POST', '/tokens', { body }),
  revoke: (tokenId: string) => send<null>('POST', `/tokens/${tokenId}/revoke`),
  uses: (tokenId: string, signal: AbortSignal) =>
    send<ValueOf<typeof backoffice.tokenUses>>('GET', '/tokenUses', {
      query: { filter: `tokenId:eq:${tokenId}`, limit: 100 },
      signal,
    }),
};
