import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { Agent } from './api.ts';
import { rateText } from './rate-text.ts';
import { agencyTexts as words } from './texts.ts';
import { productNames } from '../../form/product-names.ts';

/** History of an agent's rates, and transfers to the downline; collapsed by default. */
export function AgentPast({ agent: { rateChanges, sent } }: { agent: Agent }) {
  return (
    <>
      {rateChanges.length > 0 && (
        <details>
          <summary>{words.rateChanges}</summary>
          <ul>
            {rateChanges.map(({ product, rate, at, by }) => (
              <li key={`${product}${at}`}>
                {`${productNames[product] ?? product} ${rateText(product, rate)} · ${by} · `}
                <Time at={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {sent.length > 0 && (
        <details>
          <summary>{words.sent}</summary>
          <ul>
            {sent.map(({ orderId, account, amount, at }) => (
              <li key={orderId}>
                {`${account} ${formatAmount(amount)} · `}
                <Time at={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
