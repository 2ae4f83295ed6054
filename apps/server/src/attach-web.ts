import { fileURLToPath } from 'node:url';
import { catalogue, content, lottery, site, wallet } from '@fairlot/contract';
import type { App } from './app.ts';
import { type Caller, SESSION_COOKIE } from './platform/http/index.ts';
import { registerWeb, type WebDoors } from './web/index.ts';

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Serves the web app built in `distDir`. What its pages show comes from the same handlers as the API, in process. */
export async function attachWeb({ server, platform, ask, limiter }: App, distDir = DIST): Promise<void> {
  const doors: WebDoors = {
    settings: () => ask(site.settings),
    menus: () => ask(catalogue.gameMenus),
    vendors: () => ask(catalogue.vendorMapping),
    hotGames: (language, gameType) =>
      ask(catalogue.hotGames, { query: gameType === undefined ? {} : { gameType }, language }),
    gameList: (query, language) => ask(catalogue.gameList, { query, language }),
    vnMenu: (language) => ask(lottery.vnMenu, { language }),
    banners: (groupName, language) => ask(content.banners, { query: { groupName }, language }),
    notices: (language) => ask(content.notices, { query: { types: 'B,PL,PU', platform: 'M' }, language }),
    help: (language) => ask(content.helpCenter, { language }),
    sponsors: (language) => ask(content.sponsors, { language }),
    sponsor: (id, language) => ask(content.sponsor, { params: { id }, language }),
    announcement: (id, language) => ask(content.announcement, { params: { id }, language }),
    promotions: (language) => ask(content.notices, { query: { types: 'promotion', platform: 'M' }, language }),
    winners: (language) => ask(catalogue.winners, { language }),
    draw: (gameCode, issue, language) => ask(lottery.draw, { params: { gameCode, numero: issue }, language }),
    plays: (gameCode, language) => ask(lottery.plays, { query: { gameCode }, language }),
    history: (gameCode) => ask(lottery.history, { query: { gameCode } }),
    wallet: (member) => ask(wallet.merchantWallet, { caller: callerOf(member) }),
  };
  registerWeb(server, {
    log: platform.log,
    isProduction: platform.config.isProduction,
    distDir,
    doors,
    countPage: (request) =>
      limiter.hitRead({ max: platform.config.limits.pagesPerMinute, windowSeconds: 60 }, 'pages', request.ip),
    sessionFromCookie: async (request) => {
      const cookie = request.cookies[SESSION_COOKIE];
      const caller = cookie === undefined ? null : await platform.collected.provider('members').callerOfCookie(cookie);
      return (
        caller && {
          memberId: String(caller.memberId),
          userName: caller.userName,
          type: caller.type,
          nickname: null,
          currency: caller.asset,
        }
      );
    },
  });
}

/** The balance is read for the member of the cookie; a page is rendered with nothing but that. */
function callerOf(member: { memberId: string; userName: string; type: number; currency: string }): Caller {
  return {
    memberId: BigInt(member.memberId),
    userName: member.userName,
    type: member.type,
    asset: member.currency,
    labels: [],
    sessionId: '',
  };
}
