import { fileURLToPath } from 'node:url';
import { ENDPOINTS, site } from '@fairlot/contract';
import type { App } from './app.ts';
import { type Caller, PREVIEW_COOKIE, SESSION_COOKIE } from './platform/http/index.ts';
import { Refusal } from './platform/refusal.ts';
import { type AskAs, registerWeb, type WebCaller } from './web/index.ts';

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Serves the web app built in `distDir`. The data of its pages comes from the API's handlers, in process. */
export async function attachWeb(
  { server, platform, rooms, answers, ask, limiter }: App,
  distDir = DIST,
): Promise<void> {
  registerWeb(server, {
    log: platform.log,
    isProduction: platform.config.isProduction,
    frameOrigins: rooms.vendors.frameOrigins,
    publicOrigin: platform.config.publicOrigin,
    profileSigning: platform.config.profileSigning,
    androidApp: async () => (await rooms.site.setting('install')).android,
    appMarker: () => rooms.site.setting('appMarker'),
    distDir,
    askAs: createAskAs(ask),
    isAway: async ({ memberId }) => {
      const id = BigInt(memberId);
      return (await answers.protection.reach.away(platform.db, [id])).has(id);
    },
    siteStatus: ({ ip, cookies }) => ask(site.systemStatus, { ip, preview: cookies[PREVIEW_COOKIE] }),
    countPage: (request) =>
      limiter.hitRead({ max: platform.config.limits.pagesPerMinute, windowSeconds: 60 }, 'pages', request.ip),
    countVisit: rooms.records.noteVisit,
    sessionFromCookie: async (request) => {
      const cookie = request.cookies[SESSION_COOKIE];
      const caller = cookie === undefined ? null : await platform.ports.members.callerOfCookie(cookie);
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

/** Lets pages call endpoints by id, on behalf of the cookie's member or of a visitor. */
function createAskAs(ask: App['ask']): AskAs {
  const byId = new Map(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint]));
  const askAs = ({ member, language }: { member: WebCaller | null; language: string }) => {
    const caller = member && callerOf(member);
    return async (id: string, input: object = {}) => {
      const endpoint = byId.get(id);
      if (endpoint === undefined || endpoint.auth === 'operator')
        throw new Error(`${id} is not an endpoint that a page can query`);
      if (endpoint.auth === 'member' && caller === null) throw new Refusal('auth.required');
      return ask(endpoint, { ...input, language, caller: endpoint.auth === 'public' ? null : caller });
    };
  };
  // Ids and inputs are typed for the callers; here they are plain data.
  return askAs as AskAs;
}

/** Reading endpoints need no more of the member than this. */
function callerOf(member: WebCaller): Caller {
  return {
    memberId: BigInt(member.memberId),
    userName: member.userName,
    type: member.type,
    asset: member.currency,
    labels: [],
    sessionId: '',
  };
}
