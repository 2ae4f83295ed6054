import { displayMinor } from '@fairlot/money';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { Contract } from '../api/contracts.ts';
import { type Example, exampleOf, measureOf, percentOf } from '../model/contract-terms-model.ts';

type TermsProps = Pick<Contract, 'kind' | 'terms'>;

/**
 * Terms of a contract as numbered sentences with an example.
 * @param hasBar adds a bar of the tiers if there are several
 */
export function ContractTerms({ kind, terms, hasBar }: TermsProps & { hasBar: boolean }) {
  const { t, tag } = useLocaleText();
  const isLoss = kind === 'dividend';
  const whole = (amount: string) => formatAmount(amount, tag, { decimals: 0 });
  const example = exampleOf(kind, terms);
  return (
    <>
      {hasBar && terms.tiers.length > 1 && <TierBar kind={kind} terms={terms} />}
      <h3 className="h3">{t('contracts.agreed')}</h3>
      <ol className="agreed">
        {terms.tiers.map(({ sales, loss, active, rate }) => (
          <li key={`${sales}-${active}-${rate}`}>
            {t(isLoss ? 'contracts.tierLoss' : 'contracts.tierTurnover', {
              rate: percentOf(rate, tag),
              sales: whole(sales),
              loss: whole(loss ?? '0'),
            })}
            {active > 0 && <span className="caption muted">{`${t('contracts.line.active')} ≥ ${active}`}</span>}
          </li>
        ))}
        <li>{t('contracts.activeHint', { amount: formatAmount(terms.activeFrom, tag) })}</li>
        {rulesOf(kind, terms).map((key) => (
          <li key={key}>{t(`contracts.${key}`)}</li>
        ))}
      </ol>
      {example !== null && <ExampleNote example={example} isLoss={isLoss} />}
    </>
  );
}

/** An example with its further conditions in brackets. */
function ExampleNote({ example, isLoss }: { example: Example; isLoss: boolean }) {
  const { t, tag } = useLocaleText();
  const { salesMinor, lossMinor, active, amountMinor } = example;
  const shown = (minor: bigint) => displayMinor(minor, { locale: tag });
  const conditions = [
    ...(isLoss ? [`${t('contracts.line.sales')}: ${shown(salesMinor)}`] : []),
    ...(active > 0 ? [`${t('contracts.line.active')}: ${active}`] : []),
  ];
  return (
    <p className="note">
      {t(isLoss ? 'contracts.exampleLoss' : 'contracts.exampleTurnover', {
        base: shown(isLoss ? lossMinor : salesMinor),
        amount: shown(amountMinor),
      })}
      {conditions.length > 0 && ` (${conditions.join(' · ')})`}
    </p>
  );
}

/** The tiers side by side, each with its rate and the figure from which it counts. The sentences repeat them. */
function TierBar({ kind, terms }: TermsProps) {
  const { tag } = useLocale();
  const isLoss = measureOf(kind, terms) === 'loss';
  const { tiers } = terms;
  return (
    <div className="tier-bar" aria-hidden="true">
      {tiers.map(({ sales, loss, active, rate }, index) => (
        <span key={`${sales}-${active}-${rate}`} data-last={index === tiers.length - 1 || undefined}>
          <b className="numeric">{percentOf(rate, tag)}</b>
          <span className="micro numeric">{formatAmount(isLoss ? (loss ?? '0') : sales, tag, { decimals: 0 })}</span>
        </span>
      ))}
    </div>
  );
}

/** Text keys of the terms besides the tiers: settlement rhythm, carry-over, and whether the dividend is collected. */
function rulesOf(kind: Contract['kind'], { type, rhythm, carryOver, isCollected }: Contract['terms']): string[] {
  const keys =
    kind === 'dividend'
      ? [`rule.${type ?? 'FIXED'}`, `rhythm.${rhythm ?? 'halfMonth'}`, `carryHint.${carryOver ?? 'none'}`]
      : [`rule.${kind}`];
  return isCollected === true ? [...keys, 'collectHint'] : keys;
}
