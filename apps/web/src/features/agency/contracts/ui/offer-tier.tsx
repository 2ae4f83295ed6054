import { formatPercent } from '../../../../shared/i18n/format.ts';
import { Field, IconButton } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { rateText } from '../../model/rates.ts';
import { isAmount, isOfferedRate, isWhole, type TypedTier } from '../model/terms.ts';

interface TierProps {
  tier: TypedTier;
  number: number;
  hasLoss: boolean;
  most: number;
  onChange: (change: Partial<TypedTier>) => void;
  onRemove: (() => void) | undefined;
}

/** One tier of the offered terms. */
export function OfferTier({ tier, number, hasLoss, most, onChange, onRemove }: TierProps) {
  const { t, tag } = useLocaleText();
  const upTo = t('contracts.upTo', { rate: formatPercent(rateText('slots', most), tag) });
  const faults = {
    sales: !isAmount(tier.sales) && t('contracts.amountWrong'),
    active: !isWhole(tier.active) && t('contracts.wholeWrong'),
    loss: !isAmount(tier.loss) && t('contracts.amountWrong'),
    rate: !isOfferedRate(tier.rate, most) && upTo,
  };
  const field = (name: keyof TypedTier, label: string, help?: string) => {
    // An empty field shows no error yet.
    const error = (tier[name] !== '' && faults[name]) || undefined;
    return (
      <Field
        label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={tier[name]}
        help={error === undefined ? help : undefined}
        error={error}
        onChange={(event) => onChange({ [name]: latinDigits(event.target.value) })}
      />
    );
  };
  return (
    <fieldset>
      <legend className="row between">
        <span className="label">{t('contracts.step', { number })}</span>
      </legend>
      {onRemove && <IconButton icon="trash" label={t('contracts.removeStep', { number })} onClick={onRemove} />}
      <div className="two-columns top">
        {field('sales', t('contracts.from'))}
        {field('active', t('contracts.line.active'))}
        {hasLoss && field('loss', t('contracts.lossFrom'))}
        {field('rate', t('contracts.ratePercent'), upTo)}
      </div>
    </fieldset>
  );
}
