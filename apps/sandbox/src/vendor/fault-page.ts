import { type Call, type Fault, FAULTS, type FaultName } from './faults.ts';
import { escapeHtml } from './round-page.ts';

const WORDS: Readonly<Record<FaultName, string>> = {
  delay: 'Delay the next call',
  dropAnswer: 'Drop the next answer',
  duplicate: 'Send the next call twice at once',
  reorder: 'Send a win before its bet',
  rollbackFirst: 'Send a rollback before its bet',
  wrongSignature: 'Sign the next call wrongly',
  wrongCurrency: 'Use a wrong currency in the next call',
  flood: 'Send the next call thirty times at once',
  lateSettlement: 'Settle the next round a day later',
  win: 'Let the next spin win more than its stake',
};
const CODES = ['NWND', 'PLAN', 'BREEL', 'GPI', 'ST9', 'HLIVE', 'CHAIR', 'DPBL', 'NSTAR', 'AV', 'DS88', 'TCG_SEA'];

/** Faults that can be armed, and the latest calls. */
export function renderFaults(code: string, armed: readonly Fault[], calls: readonly Call[], owed: number): string {
  const tabs = CODES.map((one) => `<a href="?code=${one}"${one === code ? ' aria-current="page"' : ''}>${one}</a>`);
  const buttons = FAULTS.map(
    (name) => `<form method="post" action="/vendors/${code}/faults"><input type="hidden" name="from" value="page">
<input type="hidden" name="name" value="${name}"><button>${WORDS[name]}</button></form>`,
  );
  const rows = calls.map(
    ({ at, code: of, what, fault, status, tookMs }) =>
      `<tr><td>${new Date(at).toISOString().slice(11, 19)}</td><td>${of}</td><td>${escapeHtml(what)}</td>` +
      `<td>${escapeHtml(fault)}</td><td>${escapeHtml(status)}</td><td>${tookMs} ms</td></tr>`,
  );
  const waiting = armed.map(({ name, left }) => `<li>${WORDS[name]}: ${left}</li>`).join('') || '<li>none</li>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Faults of vendors</title><style>
:root{color-scheme:light dark}body{font:15px/22px system-ui,sans-serif;margin:0;padding:20px;max-width:900px}
nav{display:flex;flex-wrap:wrap;gap:8px}nav a{padding:6px 10px;border-radius:8px;border:1px solid}
a[aria-current]{font-weight:700}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:8px}
button{width:100%;min-height:44px;font:inherit}table{border-collapse:collapse;width:100%}
td,th{text-align:start;padding:4px 8px;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.scroll{overflow-x:auto}</style></head><body><h1>Faults of vendors</h1><nav aria-label="Vendors">${tabs.join('')}</nav>
<h2>${code}</h2><div class="grid">${buttons.join('')}
<form method="post" action="/vendors/${code}/settle"><input type="hidden" name="from" value="page">
<button>Send what is held now (${owed})</button></form></div>
<h3>Armed</h3><ul>${waiting}</ul><h3>Latest calls</h3><div class="scroll"><table><thead><tr><th>Time</th><th>Vendor</th>
<th>Call</th><th>Fault</th><th>Answer</th><th>Took</th></tr></thead><tbody>${rows.join('')}</tbody>
</table></div></body></html>`;
}
