import type { Payment, PaymentStatus, Payout, PayoutStatus } from './model.ts';

const statusTexts: Record<PaymentStatus, string> = {
  AWAITING_PLAYER: 'Waiting for you',
  PROCESSING: 'Processing',
  SUCCEEDED: 'Paid',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  REVERSED: 'Paid back',
  UNKNOWN: 'Unknown',
};

const styles = `
:root {
  color-scheme: light dark;
  --back: #f3f4f6; --card: #fff; --text: #14181f; --soft: #59616e; --line: #dfe3e8; --main: #1457d9;
}
@media (prefers-color-scheme: dark) {
  :root { --back: #0f1216; --card: #191e25; --text: #eef1f5; --soft: #a2abb8; --line: #2c333d; --main: #3c78f0; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 390px; margin: 0 auto; padding: 24px 16px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
h1, h2 { margin: 0 0 16px; font-size: 18px; }
h2 { margin-block-start: 24px; font-size: 16px; }
.amount { margin: 0 0 16px; font-size: 32px; font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
button, .back {
  min-height: 48px; border: 1px solid var(--line); border-radius: 8px;
  background: none; color: inherit; font: inherit;
}
button { cursor: pointer; }
.main { border-color: var(--main); background: var(--main); color: #fff; font-weight: 600; }
.back { display: grid; place-items: center; text-decoration: none; }
.note { margin: 16px 0 0; color: var(--soft); font-size: 13px; }
`;

/** The payment page for the player: a choice while the payment is open, then its state and a link back. */
export function renderPaymentPage(payment: Payment): string {
  const { paymentId, amount, currency, merchantRef, status, returnUrl } = payment;
  const choices = `<form method="post">
<button class="main" formaction="/pay/${paymentId}/now">Pay now</button>
<button formaction="/pay/${paymentId}/later">Pay later</button>
<button formaction="/pay/${paymentId}/fail">Fail</button>
</form>`;
  const back = `<a class="back" href="${escapeHtml(returnUrl)}">Back to Fairlot</a>`;
  const body = `<section>
<h1>SandPay</h1>
<p class="amount">${escapeHtml(groupDigits(amount))} ${escapeHtml(currency)}</p>
<dl><dt>Reference</dt><dd>${escapeHtml(merchantRef)}</dd>
<dt>Status</dt><dd role="status">${statusTexts[status]}</dd></dl>
${status === 'AWAITING_PLAYER' ? choices : back}
</section>
<p class="note">A simulated payment provider. No real money moves here.</p>`;
  // While the payment is processing, the page reloads automatically.
  return document('SandPay', body, status === 'PROCESSING' ? '<meta http-equiv="refresh" content="3">' : '');
}

const payoutTexts: Record<PayoutStatus, string> = {
  PENDING: 'Waiting for you',
  PAID: 'Paid',
  FAILED: 'Failed',
  UNKNOWN: 'Unknown',
  REVERSED: 'Paid back',
};

/** Payouts, and orders that wait for money at the bank or on the chain, each with its possible actions. */
export function renderBankPage(payments: readonly Payment[], payouts: readonly Payout[]): string {
  const rows = payments.slice(0, 20).map(({ merchantRef, amount, currency, method, status }) => {
    const action = (choice: string, label: string) =>
      `<button formaction="/payments/${encodeURIComponent(merchantRef)}/${choice}">${label}</button>`;
    const buttons =
      status === 'AWAITING_PLAYER'
        ? action('now', 'Send') +
          action('less', 'Send less') +
          action('twice', 'Send twice') +
          action('unnamed', 'Send without reference')
        : action('reverse', 'Call it back');
    return `<section>
<p class="amount">${escapeHtml(groupDigits(amount))} ${escapeHtml(currency)}</p>
<dl><dt>Reference</dt><dd>${escapeHtml(merchantRef)}</dd><dt>Way</dt><dd>${method ?? ''}</dd>
<dt>Status</dt><dd>${statusTexts[status]}</dd></dl>
<form method="post">${buttons}</form>
</section>`;
  });
  const sent = payouts.slice(0, 20).map(({ id, amount, currency, bank, holder, status }) => {
    const step = (decision: string, label: string) =>
      `<button formaction="/payouts/${encodeURIComponent(id)}/${decision}">${label}</button>`;
    const isOpen = status === 'PENDING' || status === 'UNKNOWN';
    const buttons = isOpen ? step('paid', 'Pay out') + step('failed', 'Fail') : '';
    return `<section>
<p class="amount">${escapeHtml(groupDigits(amount))} ${escapeHtml(currency)}</p>
<dl><dt>Withdrawal</dt><dd>${escapeHtml(id)}</dd><dt>To</dt><dd>${escapeHtml(`${holder}, ${bank}`)}</dd>
<dt>Status</dt><dd>${payoutTexts[status]}</dd></dl>
<form method="post">${status === 'PAID' ? step('reversed', 'Send it back') : buttons}</form>
</section>`;
  });
  const body = `<h1>Sandbox bank</h1>
<h2>Payouts</h2>${sent.join('\n') || '<p>No payout yet.</p>'}
<h2>Deposits</h2>${rows.join('\n') || '<p>No deposit waits for a transfer.</p>'}
<p class="note">Simulated transfers. No real money moves here.</p>`;
  return document('Sandbox bank', body, '');
}

export function renderUnknownPaymentPage(): string {
  return document(
    'Payment not found',
    '<section><h1>Payment not found</h1><p>This payment does not exist.</p></section>',
    '',
  );
}

function document(title: string, body: string, head: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}
<style>${styles}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

/** `50000.00` to `50,000.00`, using only the text. */
function groupDigits(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+(\.|$))(?<!\.\d*)/g, ',');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
