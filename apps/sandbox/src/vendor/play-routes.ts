import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldsOf } from './operator-call.ts';
import { FISH } from './engines/fish.ts';
import { FREE, LINES, PAYS, SYMBOLS } from './engines/slot.ts';
import type { Session } from './model.ts';
import { toText } from './money.ts';
import { createPlay, freeOf, type Play, stakesIn } from './play.ts';
import { escapeHtml } from './round-page.ts';
import { type EngineName, engineOf } from './roster.ts';
import type { Vendors } from './vendors.ts';
import { spoken } from './words.ts';

const PAGE_FILES = fileURLToPath(new URL('page', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
/** Picture category by engine, as the operator's generator names them. */
const SNAPSHOTS: Readonly<Record<EngineName, string>> = {
  slot: 'slots',
  roulette: 'live',
  baccarat: 'live',
  fish: 'fish',
  cards: 'pvp',
  sports: 'sports',
  esports: 'esports',
  cockfight: 'cockfight',
  draw: 'elott',
};

/** The page of a game and its calls. The key in its address is the permission. */
export function addPlayRoutes(app: FastifyInstance, vendors: Vendors): Play {
  const play = createPlay(vendors, (problem) => app.log.error({ err: problem }, 'a round was not settled'));

  app.get<{ Params: { code: string }; Querystring: { key?: string } }>('/:code/play', async (request, reply) => {
    const session = vendors.find(request.query.key);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (session === undefined || session.code !== request.params.code) {
      reply.header('content-security-policy', "default-src 'none'");
      return reply.code(404).send('<!doctype html><title>No such game</title><p>This game is over.</p>');
    }
    const listed = await vendors.directory.find(session.code, session.game);
    reply.headers({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
        `base-uri 'none'; frame-ancestors ${session.hostOrigin}`,
      'referrer-policy': 'no-referrer',
    });
    return reply.send(renderPage(listed?.name ?? session.game, session));
  });

  const withSession = (path: string, handle: (session: Session, request: FastifyRequest) => Promise<object>) =>
    app.post(path, async (request, reply) => {
      const session = vendors.find(fieldsOf(request)['key']);
      if (session === undefined) return reply.code(404).send({ refused: 'session' });
      return reply.send(await handle(session, request));
    });
  withSession('/play/state', (session) => stateOf(vendors, play, session));
  withSession('/play/live', async (session) => play.live(session));
  withSession('/play/history', async (session) => ({ rounds: vendors.house.roundsOf(session).toReversed() }));
  withSession('/play/act', async (session, request) => {
    const { balanceMinor, ...played } = await play.act(session, fieldsOf(request));
    const balance = balanceMinor === undefined ? null : toText(balanceMinor);
    return { ...played, balance, isRoundOpen: play.hasOpenRound(session) };
  });

  app.get<{ Params: { file: string } }>('/page/:file', async ({ params: { file } }, reply) => {
    const type = /^[a-z-]+\.(js|css)$/.exec(file)?.[1];
    if (type === undefined) return reply.code(404).send();
    const text = await readFile(join(PAGE_FILES, file), 'utf8').catch(() => null);
    if (text === null) return reply.code(404).send();
    return reply.type(`${TYPES[type]}; charset=utf-8`).header('cache-control', 'no-cache').send(text);
  });
  addPictureRoutes(app, vendors);
  return play;
}

async function stateOf(vendors: Vendors, play: Play, session: Session) {
  const { code, game, currency, language } = session;
  const engine = engineOf(code, game);
  const [listed, balance] = await Promise.all([vendors.directory.find(code, game), vendors.house.balance(session)]);
  const grant = freeOf(vendors, session);
  const hand = vendors.store.state.hands[session.key];
  return {
    engine,
    currency,
    language,
    stakes: stakesIn(currency),
    rules: RULES[engine] ?? {},
    name: listed?.name ?? game,
    balance: balance.ok ? toText(balance.balanceMinor) : null,
    refused: balance.ok ? null : balance.reason,
    isRoundOpen: play.hasOpenRound(session),
    hand:
      hand === undefined
        ? null
        : {
            cards: hand.hands[0],
            anteMinor: hand.anteMinor,
          },
    free:
      grant === undefined
        ? null
        : {
            left: grant.left,
            valueMinor: grant.valueMinor,
          },
    hasDeposit: session.depositUrl !== '',
    wantsLandscape: engine === 'fish',
  };
}

const RULES: Partial<Record<EngineName, object>> = {
  slot: { symbols: SYMBOLS, pays: PAYS, lines: LINES, free: FREE },
  fish: { fish: FISH },
};

const SHEETS = ['game', 'hands', 'tables']
  .map((name) => `<link rel="stylesheet" href="/vendors/page/${name}.css">`)
  .join('');

function renderPage(name: string, { code, game, key, hostOrigin, language }: Session): string {
  const tag = spoken(language);
  const art = `/vendors/page/art/${code}/${encodeURIComponent(game)}.svg`;
  return `<!doctype html><html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark"><title>${escapeHtml(name)}</title>
${SHEETS}
<script type="module" src="/vendors/page/main.js"></script></head>
<body data-key="${key}" data-host="${escapeHtml(hostOrigin)}" data-lang="${tag}">
<img class="backdrop" src="${art}" alt=""><main id="game" aria-label="${escapeHtml(name)}"></main>
<noscript>This game needs scripts.</noscript></body></html>`;
}

/** Pictures of the tiles, fetched from the operator once and cached. */
function addPictureRoutes(app: FastifyInstance, vendors: Vendors): void {
  const kept = new Map<string, Promise<string>>();
  const fetchPicture = (path: string): Promise<string> => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const asked = fetch(`${vendors.operatorOrigin}${path}`, { signal: AbortSignal.timeout(3000) }).then((answer) => {
      if (!answer.ok) throw new Error(`no picture at ${path}`);
      return answer.text();
    });
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
    return asked;
  };
  const answer = (path: string) => fetchPicture(path).catch(() => NO_PICTURE);
  app.get<{ Params: { code: string; file: string } }>('/page/art/:code/:file', async ({ params }, reply) => {
    const game = params.file.replace(/\.svg$/, '');
    const listed = await vendors.directory.find(params.code, game);
    const snapshot = SNAPSHOTS[engineOf(params.code, game)];
    const id = encodeURIComponent(listed?.nodeId ?? game);
    reply.type('image/svg+xml').header('cache-control', 'max-age=600');
    return reply.send(await answer(`/art/${snapshot}/${id}.svg?v=1`));
  });
  app.get<{ Params: { file: string } }>('/page/symbol/:file', async ({ params }, reply) => {
    const [motif = '', palette = 'amber'] = params.file.replace(/\.svg$/, '').split('.');
    if (!/^[a-z0-9]+$/.test(motif) || !/^[a-z]+$/.test(palette)) return reply.code(404).send();
    reply.type('image/svg+xml').header('cache-control', 'max-age=600');
    return reply.send(await answer(`/art/slots/${motif}.svg?v=1&motif=${motif}&pal=${palette}&w=80&h=80&tilt=0`));
  });
}

const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150"><rect width="120" height="150" fill="#17324a"/></svg>';
