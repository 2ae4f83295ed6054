import type { catalogue, content, lottery, QueryOf, site, ValueOf, wallet } from '@fairlot/contract';
import type { Member } from '../shared/session/model.ts';

/** The member of the session cookie, as the server knows them. */
export type PageMember = Member & { memberId: string };

/**
 * What the server's rooms answer while a page is rendered, in process: exactly the `value` of the endpoint of the
 * same purpose. A door that fails costs its part of the page alone; the browser then asks by itself.
 */
export interface PageDoors {
  settings: () => Promise<ValueOf<typeof site.settings>>;
  menus: () => Promise<ValueOf<typeof catalogue.gameMenus>>;
  vendors: () => Promise<ValueOf<typeof catalogue.vendorMapping>>;
  hotGames: (language: string, gameType?: string) => Promise<ValueOf<typeof catalogue.hotGames>>;
  gameList: (
    query: QueryOf<typeof catalogue.gameList>,
    language: string,
  ) => Promise<ValueOf<typeof catalogue.gameList>>;
  vnMenu: (language: string) => Promise<ValueOf<typeof lottery.vnMenu>>;
  /** `language` is an operator code. */
  banners: (group: string, language: string) => Promise<ValueOf<typeof content.banners>>;
  notices: (language: string) => Promise<ValueOf<typeof content.notices>>;
  help: (language: string) => Promise<ValueOf<typeof content.helpCenter>>;
  sponsors: (language: string) => Promise<ValueOf<typeof content.sponsors>>;
  sponsor: (id: string, language: string) => Promise<ValueOf<typeof content.sponsor>>;
  /** For everybody; what is for members alone is not found. */
  announcement: (id: string, language: string) => Promise<ValueOf<typeof content.announcement>>;
  promotions: (language: string) => Promise<ValueOf<typeof content.notices>>;
  winners: (language: string) => Promise<ValueOf<typeof catalogue.winners>>;
  draw: (gameCode: string, issue: string, language: string) => Promise<ValueOf<typeof lottery.draw>>;
  plays: (gameCode: string, language: string) => Promise<ValueOf<typeof lottery.plays>>;
  history: (gameCode: string) => Promise<ValueOf<typeof lottery.history>>;
  /** `sumBalance` as a decimal string. */
  wallet: (member: PageMember) => Promise<ValueOf<typeof wallet.merchantWallet>>;
}
