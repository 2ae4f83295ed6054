import type { KeptMember, KeptPage } from '../shared/platform/kept-offline.ts';

/** Fallback texts: the first visit ended before the app could store its own. */
const BARE: KeptPage = {
  lang: 'en',
  dir: 'ltr',
  theme: 'light',
  styles: [],
  icon: '/app-icon/180.png',
  merchantName: '',
  title: 'You are offline',
  text: 'This page opens as soon as there is a network again',
  again: 'Try again',
  draws: { title: '', list: [] },
};

/**
 * The response to a navigation without a network: the last balance, marked as old, draws that are still open for bets,
 * and open tickets. It is built from data that the app stored, never from cached API responses.
 */
export function offlinePage(page: KeptPage | null, member: KeptMember | null, now: number): Response {
  const shown = page ?? BARE;
  const own = member !== null && member.until > now ? member : null;
  const nonce = crypto.randomUUID();
  const draws = shown.draws.list.filter(({ until }) => until > now);
  const html =
    `<!doctype html><html lang="${text(shown.lang)}" dir="${text(shown.dir)}" ` +
    `data-theme="${text(shown.theme)}"><head>` +
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${text([shown.title, shown.merchantName].filter((part) => part !== '').join(' · '))}</title>` +
    shown.styles.map((style) => `<link rel="stylesheet" href="${text(style)}">`).join('') +
    `</head><body><main class="app app--no-tabs offline">` +
    `<img class="offline__icon" src="${text(shown.icon)}" alt="" width="64" height="64">` +
    `<h1 class="h1">${text(shown.title)}</h1><p class="muted">${text(shown.text)}</p>` +
    (own === null ? '' : card(own.balance.title, [[own.balance.text, own.balance.hint]])) +
    card(
      shown.draws.title,
      draws.map(({ name, text: when }) => [name, when]),
    ) +
    (own === null
      ? ''
      : card(
          own.tickets.title,
          own.tickets.list.map(({ name, text: what }) => [name, what]),
        )) +
    `<a class="button button--filled button--large button--wide" href="">${text(shown.again)}</a></main>` +
    `<script nonce="${nonce}">addEventListener('online',function(){location.reload()})</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; ` +
        "base-uri 'none'; form-action 'none'",
    },
  });
}

function card(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return '';
  const list = rows.map(
    ([name, value]) => `<li><span class="label">${text(name)}</span><small>${text(value)}</small></li>`,
  );
  const head = `<section class="card" aria-label="${text(title)}"><h2 class="h3">${text(title)}</h2>`;
  return `${head}<ul>${list.join('')}</ul></section>`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
