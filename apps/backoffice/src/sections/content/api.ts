import type { BodyOf, contentDesk, ValueOf } from '@fairlot/contract';
import { ApiError, send } from '../../shared/api.ts';
import { contentTexts } from './texts.ts';

export type ContentKind = 'announcement' | 'banner' | 'category' | 'help' | 'sponsor';
export type Entry = ValueOf<typeof contentDesk.createEntry>;
export type Application = ValueOf<typeof contentDesk.decideApplication>;
export type Choices = ValueOf<typeof contentDesk.choices>;

/** Calls about content for players; types come from the contract. All throw ApiError. */
export const contentApi = {
  choices: (signal: AbortSignal) => send<Choices>('GET', '/content', { signal }),
  list: (kind: ContentKind, signal: AbortSignal) => send<Entry[]>('GET', `/content/${kind}`, { signal }),
  entry: async (kind: ContentKind, id: string, signal: AbortSignal) => {
    const entry = (await contentApi.list(kind, signal)).find((one) => one.id === id);
    if (entry === undefined) throw new ApiError('not.found', contentTexts.gone);
    return entry;
  },
  create: (kind: ContentKind, entry: Record<string, unknown>, reason: string) =>
    send<Entry>('POST', `/content/${kind}`, { body: { entry, reason } }),
  change: (kind: ContentKind, id: string, change: Record<string, unknown>, reason: string, version?: string) =>
    send<Entry>('PUT', `/content/${kind}/${id}`, { body: { change, reason, version } }),
  remove: (kind: ContentKind, id: string, reason: string) =>
    send<null>('POST', `/content/${kind}/${id}/remove`, { body: { reason } }),
  preview: (html: string) =>
    send<ValueOf<typeof contentDesk.previewHtml>>('POST', '/content-preview', { body: { html } }),
  keepPicture: (data: string) =>
    send<ValueOf<typeof contentDesk.keepPicture>>('POST', '/content-pictures', { body: { data } }),
  picture: (id: string, position: number, signal: AbortSignal) =>
    send<ValueOf<typeof contentDesk.applicationPicture>>('GET', `/applications/${id}/pictures/${position}`, { signal }),
  decide: (id: string, body: BodyOf<typeof contentDesk.decideApplication>) =>
    send<Application>('POST', `/applications/${id}/decide`, { body }),
};
