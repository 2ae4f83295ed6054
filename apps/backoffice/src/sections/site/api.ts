import type { AcceptedOf, BodyOf, catalogueDesk, siteDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about the site; types come from the contract. All throw ApiError. */
export const siteApi = {
  getMaintenance: (signal: AbortSignal) =>
    send<ValueOf<typeof siteDesk.getMaintenance>>('GET', '/maintenance', { signal }),
  setMaintenance: (body: BodyOf<typeof siteDesk.setMaintenance>) =>
    send<ValueOf<typeof siteDesk.setMaintenance>>('PUT', '/maintenance', { body }),
  getSite: (signal: AbortSignal) => send<ValueOf<typeof siteDesk.getSite>>('GET', '/site', { signal }),
  changeSite: (body: BodyOf<typeof siteDesk.changeSite>) =>
    send<ValueOf<typeof siteDesk.changeSite> | AcceptedOf<typeof siteDesk.changeSite>>('PUT', '/site', { body }),
  keepPicture: (body: BodyOf<typeof siteDesk.keepPicture>) =>
    send<ValueOf<typeof siteDesk.keepPicture>>('POST', '/pictures', { body }),
  /** Vendors as choices, by their codes. */
  vendors: async (signal: AbortSignal) =>
    (await send<ValueOf<typeof catalogueDesk.vendors>>('GET', '/catalogue/vendors', { signal })).map(
      ({ code, displayName }) => ({ value: code, label: `${displayName} (${code})` }),
    ),
  pages: (signal: AbortSignal) => send<ValueOf<typeof siteDesk.pages>>('GET', '/pages', { signal }),
  setPage: (page: string, body: BodyOf<typeof siteDesk.setPage>) =>
    send<ValueOf<typeof siteDesk.setPage>>('PUT', `/pages/${page}`, { body }),
};
