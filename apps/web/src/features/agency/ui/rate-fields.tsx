import { Field } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Product, Rates } from '../api/registration.ts';
import { PRODUCTS, parseRate, rateText, rateTexts, readRates, refusedRate } from '../model/rates.ts';

interface RateFieldsProps {
  texts: Readonly<Record<Product, string>>;
  least: Rates;
  most: Rates;
  /** The rates sent last, and the error they caused. */
  sent?: { rates: Rates | undefined; error: unknown };
  onChange: (texts: Record<Product, string>) => void;
}

/** State of the typed rates between the lowest and the highest. @returns null for the rates while one is invalid */
export function useRates(first: Rates, least: Rates, most: Rates) {
  const [texts, setTexts] = useState(() => rateTexts(first));
  return { rates: readRates(texts, least, most), fields: { texts, least, most, onChange: setTexts } };
}

/**
 * Rates that a downline member gets for each product: the prize group for lotteries, a percentage for all other
 * products.
 */
export function RateFields({ texts, least, most, sent, onChange }: RateFieldsProps) {
  const t = useText();
  const refused = refusedRate(sent?.error);
  return (
    <div className="two-columns top">
      {PRODUCTS.map((product) => {
        const rate = parseRate(product, texts[product]);
        // A rejected rate shows its error until it is changed.
        const isRefused = refused?.product === product && rate === sent?.rates?.[product];
        const low = (isRefused ? refused.least : undefined) ?? least[product] ?? 0;
        const high = (isRefused ? refused.most : undefined) ?? most[product] ?? 0;
        const range = t('agency.range', { least: rateText(product, low), most: rateText(product, high) });
        const isWrong = rate === null || isRefused || rate < low || rate > high;
        return (
          <Field
            key={product}
            label={t(product === 'lottery' ? 'agency.prizeGroup' : `records.product.${product}`)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={texts[product]}
            help={isWrong ? undefined : range}
            error={isWrong ? range : undefined}
            onChange={(event) => onChange({ ...texts, [product]: event.target.value })}
          />
        );
      })}
    </div>
  );
}
