import { Field } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Product, Rates } from '../api/registration.ts';
import { PRODUCTS, parseRate, rateText } from '../model/rates.ts';

interface RateFieldsProps {
  texts: Readonly<Record<Product, string>>;
  least: Rates;
  most: Rates;
  onChange: (texts: Record<Product, string>) => void;
}

/** What a lower gets of each product: the prize group of lotteries, per cent of all else. */
export function RateFields({ texts, least, most, onChange }: RateFieldsProps) {
  const t = useText();
  return (
    <div className="two-columns">
      {PRODUCTS.map((product) => {
        const rate = parseRate(product, texts[product]);
        const [low, high] = [least[product] ?? 0, most[product] ?? 0];
        const range = t('agency.range', { least: rateText(product, low), most: rateText(product, high) });
        const isWrong = rate === null || rate < low || rate > high;
        return (
          <Field
            key={product}
            label={t(product === 'lottery' ? 'agency.prizeGroup' : `agency.product.${product}`)}
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
