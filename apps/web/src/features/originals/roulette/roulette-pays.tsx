import { rouletteChance } from '@fairlot/game-maths';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { chanceText, scaledTimes } from '../model/words.ts';

/** One bet of each kind: all bets of a kind have the same probability and payout. */
const KINDS = [
  { key: 'straight', bet: { kind: 'straight', value: '0' } },
  { key: 'split', bet: { kind: 'split', value: '1-2' } },
  { key: 'street', bet: { kind: 'street', value: '1-2-3' } },
  { key: 'corner', bet: { kind: 'corner', value: '1-2-4-5' } },
  { key: 'line', bet: { kind: 'line', value: '1-2-3-4-5-6' } },
  { key: 'dozenKind', bet: { kind: 'dozen', value: '1' } },
  { key: 'evenKind', bet: { kind: 'red' } },
] as const;

/** Payout, probability and exact return to player of each kind of bet, from the current rules. */
export function RoulettePays() {
  const { t, tag } = useLocaleText();
  return (
    <>
      <h3 className="h3">{t('roulette.kindPays')}</h3>
      <dl className="rule-rows">
        {KINDS.map(({ key, bet }) => {
          const chance = rouletteChance(bet);
          const pays = 36n / chance.numerator;
          const back = { numerator: chance.numerator * pays, denominator: chance.denominator };
          return (
            <div key={key}>
              <dt>{t(`roulette.${key}`)}</dt>
              <dd className="numeric ltr">
                {`${scaledTimes(pays * 10_000n, tag)} · ${chanceText(chance, tag)} · ${chanceText(back, tag)}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
