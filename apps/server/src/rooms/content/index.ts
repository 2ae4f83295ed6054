import { type Applications } from './applications/applications.ts';
import { type Manager } from './manage.ts';
import { type BannerView, type NoticesView } from './present.ts';

export { BANNER_GROUPS, type ContentKindName, type Draft } from './drafts.ts';
export type { Applications } from './applications/applications.ts';
export type { Application } from './applications/store.ts';
export type { Alongside, Manager } from './manage.ts';
export type { Stored } from './store.ts';

export interface Content {
  /** Banners of a group in the operator's order. */
  banners(groupName: string, language: string): Promise<BannerView[]>;
  /** Announcements for everyone: notice bar, lists and popups. */
  notices(language: string): Promise<NoticesView>;
  /** Operators' HTML in its stored form. */
  clean(html: string): Promise<string>;
  /** For operators: members' applications. */
  applications: Applications;
  /** For operators: management of each kind of content. */
  manage: {
    banners: Manager<'banner'>;
    announcements: Manager<'announcement'>;
    categories: Manager<'category'>;
    help: Manager<'help'>;
    sponsors: Manager<'sponsor'>;
  };
}
