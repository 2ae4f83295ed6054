import { randomInt } from 'node:crypto';
import { artSvg } from '@fairlot/ui/art';
import type { Renderer, RenderRequest, RenderResult } from '@fairlot/web/app/render-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.ts';
import { readChoices, type Choices } from './choices.ts';
import { writeDocument, writeFailure } from './document.ts';
import type { WebCaller, WebDeps } from './deps.ts';
import { compress, pickEncoding, type Encoding } from './encoding.ts';
import { createGate, createTurns } from './gate.ts';
import { contentSecurityPolicy } from './loader.ts';
import type { Assets } from './manifest.ts';
import { PageCache } from './page-cache.ts';
import { beginsVisit } from './visits/visits.ts';

const VISITOR_TTL_MS = 1000;
const CACHED_PAGES = 300;
/** Members' pages are rendered individually; their shared data is requested twice a second. */
const ANSWER_TTL_MS = 500;
const CACHED_ANSWERS = 300;
/**
 * A second or two of work. Browsers would time out on longer waits, so further requests are rejected with a retry hint.
 */
const PAGES_WAITING = 60;
/**
 * Maximum number of members' pages rendered concurrently. More would not be ready sooner: their data would only live
 * longer and burden the garbage collector.
 */
const PAGES_AT_ONCE = 8;
const LONGEST_URL = 2000;
const CHANCES = 1_000_000;
/** The same values as in the web app's `page-route.ts`. */
const HOME_PATH = '/m/home';
const MISSING_PATH = `${HOME_PATH}#missing`;
const MISSING_COOKIE = 'missing_page';
/** First path segments that belong to other handlers, built or not. */
const RESERVED = /^\/(wps|lgw|backoffice|assets|art|healthz|readyz|metrics|openapi\.json)(?![\w-])/;

type PageChoices = Choices & { bar: string } & Pick<RenderRequest, 'closure'>;
type Closed = NonNullable<RenderRequest['closure']>;
type Answer =
  | { location: string }
  | { policy: string; closure: Closed | null; encoded: (encoding: Encoding) => Promise<Buffer> };

/** HTTP status of a closed page, the same as for calls rejected for this reason. */
const CLOSED_STATUS: Readonly<Record<Closed['kind'], number>> = { maintenance: 503, unopened: 503, restricted: 403 };

/** Serves the HTML of every address of the app; a visitor's page is shared for a second, a member's never. */
export function registerPages(
  app: FastifyInstance,
  deps: WebDeps,
  { render, barOf, closureOf }: Renderer,
  assets: Assets,
): void {
  const cache = new PageCache<Answer>(VISITOR_TTL_MS, CACHED_PAGES);
  const answers = new PageCache<unknown>(ANSWER_TTL_MS, CACHED_ANSWERS);
  const share = (question: string, answer: () => Promise<unknown>) => answers.get(question, performance.now(), answer);
  const gate = createGate(PAGES_AT_ONCE, PAGES_WAITING);
  // Visitors have a separate queue, so that a flood of invented addresses does not delay members.
  const visitorGate = createGate(PAGES_AT_ONCE, PAGES_WAITING);
  const yieldTurn = createTurns();
  // A visitor's page is itself cached for a second and must not start with old answers.
  const callUncached = (_question: string, answer: () => Promise<unknown>) => answer();

  const renderOnce = async (
    request: FastifyRequest,
    { language, theme, bar, closure }: PageChoices,
    caller: WebCaller | null,
  ): Promise<Answer> => {
    const result = await render({
      url: request.url,
      language,
      theme,
      bar,
      closure,
      member: caller,
      now: Date.now(),
      askAs: deps.askAs,
      isAway: deps.isAway,
      share: caller === null ? callUncached : share,
      drawArt: artSvg,
      chance: randomInt(CHANCES) / CHANCES,
      yieldTurn,
      onAskError: (error) => reportPart(error, request, deps.log),
    });
    return toAnswer(result, closure, assets, deps.frameOrigins());
  };

  const renderWhole = async (request: FastifyRequest, choices: PageChoices, caller: WebCaller): Promise<Answer> => {
    const answer = await renderOnce(request, choices, caller);
    if ('encoded' in answer) await answer.encoded(pickEncoding(request.headers['accept-encoding']));
    return answer;
  };

  const renderForVisitor = async (request: FastifyRequest, choices: PageChoices): Promise<Answer> => {
    // Only rendered pages count: a page shared for a second costs next to nothing.
    deps.countPage(request);
    return visitorGate(() => renderOnce(request, choices, null));
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    writeHeaders(reply);
    if (request.url.length > LONGEST_URL) return reply.code(302).header('Location', '/m/home').send();
    try {
      const { cookie = '', 'user-agent': userAgent = '' } = request.headers;
      const [status, caller, appMarker] = await Promise.all([
        deps.siteStatus(request),
        deps.sessionFromCookie(request),
        deps.appMarker(),
      ]);
      const closure = closureOf(status, null, false);
      const choices = { ...readChoices(cookie), bar: barOf(request.url, userAgent, cookie, appMarker), closure };
      const key = [choices.language, choices.theme, choices.bar, JSON.stringify(closure), request.url].join(' ');
      const answer =
        caller === null
          ? await cache.get(key, performance.now(), () => renderForVisitor(request, choices))
          : await gate(() => renderWhole(request, choices, caller));
      // A redirect is followed to the page that counts; a member has registered already.
      if (caller === null && !('location' in answer) && beginsVisit(request.headers)) deps.countVisit();
      return await sendAnswer(request, reply, answer, caller === null);
    } catch (error) {
      return sendFailed(request, reply, error, deps.log);
    }
  };

  for (const path of ['/', '/m', '/m/*']) app.get(path, { config: { isPage: true } }, serve);
  registerOthers(app);
}

/** Logs why a part of a page is missing. An unknown address, whose page reports it, is not logged as a problem. */
function reportPart(error: unknown, request: FastifyRequest, log: WebDeps['log']): void {
  if (error instanceof Refusal) return;
  log.warn({ err: error, path: pathOf(request) }, 'a part of a page could not be answered');
}

/** Addresses are logged without their query, which may contain text that a person typed. */
function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*/s, '');
}

function sendFailed(request: FastifyRequest, reply: FastifyReply, error: unknown, log: WebDeps['log']): FastifyReply {
  if (error instanceof Refusal && (error.code === 'rate.limited' || error.code === 'server.busy'))
    return sendRefused(reply, error);
  log.error({ err: error, path: pathOf(request) }, 'a page could not be rendered');
  return reply.code(500).header('Cache-Control', 'no-store').removeHeader('Content-Encoding').send(writeFailure());
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  isShared: boolean,
): Promise<FastifyReply> {
  // The page may have been rendered for another visitor up to a second ago; browsers set their countdowns by this
  // time.
  reply.header('Server-Timing', `now;desc="${Date.now()}"`);
  reply.header('Cache-Control', isShared ? 'no-cache' : 'private, no-store');
  if ('location' in answer) return lead(reply, answer.location);
  if (answer.closure !== null) markClosed(reply, answer.closure);
  reply.header('Content-Security-Policy', answer.policy);
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await answer.encoded(encoding));
}

/** A closed page is not cached anywhere. A crawler returns at the planned end, if there is one. */
function markClosed(reply: FastifyReply, closure: Closed): void {
  reply.code(CLOSED_STATUS[closure.kind]).header('Cache-Control', 'no-store');
  if (closure.kind === 'maintenance' && closure.until !== null)
    reply.header('Retry-After', Math.max(1, Math.ceil((closure.until - Date.now()) / 1000)));
}

/** Answers posted forms and unknown addresses. */
function registerOthers(app: FastifyInstance): void {
  // Forms of a page without running scripts are submitted here by POST, so that no password appears in an address. The
  // body is not read.
  const showAgain = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(303).header('Location', request.url).send();
  app.post('/m/*', { onRequest: showAgain }, showAgain);
  // A person who types an unknown address into a browser is redirected home; programs, and API paths, get a 404.
  app.get('/*', async (request, reply) => {
    const isPerson = (request.headers.accept ?? '').includes('text/html') && !RESERVED.test(request.url);
    if (isPerson) return lead(reply, MISSING_PATH);
    return reply.callNotFound();
  });
}

/**
 * Redirects a browser to another page. The specification requires a wrong address to lead to exactly `/m/home`,
 * so a cookie carries the information that the page does not exist; the page reads and deletes it.
 */
function lead(reply: FastifyReply, location: string): FastifyReply {
  if (location === MISSING_PATH) reply.header('Set-Cookie', `${MISSING_COOKIE}=1; Path=/m; Max-Age=30; SameSite=Lax`);
  return reply
    .code(302)
    .header('Location', location === MISSING_PATH ? HOME_PATH : location)
    .send();
}

function sendRefused(reply: FastifyReply, { code, retryAfterSeconds = 1 }: Refusal): FastifyReply {
  return reply
    .code(code === 'rate.limited' ? 429 : 503)
    .header('Retry-After', String(retryAfterSeconds))
    .header('Cache-Control', 'no-store')
    .send(writeFailure());
}

function toAnswer(
  result: RenderResult,
  closure: Closed | null,
  assets: Assets,
  frameOrigins: readonly string[],
): Answer {
  if (result.kind === 'redirect') return { location: result.location };
  const html = writeDocument(result, assets);
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    closure,
    policy: contentSecurityPolicy({ ...result, frameOrigins }),
    encoded(encoding) {
      const content = kept.get(encoding) ?? compress(html, encoding);
      kept.set(encoding, content);
      return content;
    },
  };
}

function writeHeaders(reply: FastifyReply): void {
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', contentSecurityPolicy({ imageHosts: [], firebase: null, frameOrigins: [] }))
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'same-origin')
    .header('Vary', 'Accept-Encoding, Cookie, User-Agent');
}
