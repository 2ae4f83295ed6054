import type { Round } from './model.ts';
import { toText } from './money.ts';
import { say, spoken } from './words.ts';

/** One round for the player who opened it from the records. */
export function renderRound(round: Round, name: string): string {
  const language = spoken(round.language);
  const rows: [string, string][] = [
    ['Game', name],
    ['Round', round.roundId],
    ['Time', new Date(round.at).toISOString().replace('T', ' ').slice(0, 19)],
    ['Stake', `${grouped(round.stakeMinor)} ${round.currency}`],
    ['Win', `${grouped(round.winMinor)} ${round.currency}`],
    ['State', say(language, STATES[round.state])],
    ['Result', round.text],
  ];
  const list = rows
    .map(([term, what]) => `<dt>${say(language, term)}</dt><dd><bdi>${escapeHtml(what)}</bdi></dd>`)
    .join('');
  return document(language, name, `<h1>${escapeHtml(name)}</h1><dl>${list}</dl>`);
}

const STATES = { open: 'Open', settled: 'Settled', refunded: 'Given back' } as const;

/** @param language tag, such as the browser's first */
export function renderUnknownRound(language: string): string {
  const [title, why] = ['Round not found', 'This round does not exist.'].map((text) => say(language, text));
  return document(spoken(language), title ?? '', `<h1>${title}</h1><p>${why}</p>`);
}

function document(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title><style>
body{margin:0;background:#10151b;color:#f2f5f7;font:16px/24px system-ui,sans-serif}
main{max-width:430px;margin:auto;padding:24px}h1{font-size:22px}
dl{display:grid;grid-template-columns:auto 1fr;gap:10px 20px;background:#1b232c;border-radius:16px;padding:16px}
dt{color:#9fb0bd}dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
</style></head><body><main>${body}</main></body></html>`;
}

function grouped(minor: number): string {
  return toText(minor).replace(/\B(?=(\d{3})+\.)/g, ',');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
