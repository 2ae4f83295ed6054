import type { Round } from './model.ts';
import { toText } from './money.ts';

/** One round for the player who opened it from the records. */
export function renderRound(round: Round, name: string): string {
  const rows: [string, string][] = [
    ['Game', name],
    ['Round', round.roundId],
    ['Time', new Date(round.at).toISOString().replace('T', ' ').slice(0, 19)],
    ['Stake', `${grouped(round.stakeMinor)} ${round.currency}`],
    ['Win', `${grouped(round.winMinor)} ${round.currency}`],
    ['State', round.state],
    ['Result', round.text],
  ];
  const list = rows.map(([term, what]) => `<dt>${term}</dt><dd>${escapeHtml(what)}</dd>`).join('');
  return document(name, `<h1>${escapeHtml(name)}</h1><dl>${list}</dl>`);
}

export function renderUnknownRound(): string {
  return document('Round not found', '<h1>Round not found</h1><p>This round does not exist.</p>');
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title><style>
body{margin:0;background:#10151b;color:#f2f5f7;font:16px/24px system-ui,sans-serif}
main{max-width:430px;margin:auto;padding:24px}h1{font-size:22px}
dl{display:grid;grid-template-columns:auto 1fr;gap:10px 20px;background:#1b232c;border-radius:16px;padding:16px}
dt{color:#9fb0bd}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
</style></head><body><main>${body}</main></body></html>`;
}

function grouped(minor: number): string {
  return toText(minor).replace(/\B(?=(\d{3})+\.)/g, ',');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
