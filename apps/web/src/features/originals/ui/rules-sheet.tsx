import type { ReactNode } from 'react';
import { formatPercent } from '../../../shared/i18n/format.ts';
import { type Translate, useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { OriginalGame } from '../api/originals.ts';
import { amountText } from '../model/words.ts';
import { numberText } from '../../../shared/i18n/number-text.ts';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

interface RulesSheetProps extends SheetControl {
  game: OriginalGame;
  /** Payouts that do not depend on the bet only. */
  children?: ReactNode;
}

/** Games that also publish the return of a simple strategy, which is stated too. */
const STATES_SIMPLE_PLAY: ReadonlySet<string> = new Set(['blackjack', 'videopoker']);

/** Rules of the game, its exact return to player, and its limits. */
export default function RulesSheet({ game, children, ...control }: RulesSheetProps) {
  const { t, tag } = useLocaleText();
  const seconds = numberText(game.minRoundMs / 1000, tag);
  const limits = [
    [t('rules.min'), amountText(game.min, tag)],
    [t('rules.max'), amountText(game.max, tag)],
    [t('rules.maxPayout'), amountText(game.maxPayout, tag)],
    ...(game.minRoundMs > 0 ? [[t('rules.shortest'), t('rules.seconds', { seconds })]] : []),
  ];
  return (
    <TitledSheet {...control} title={t('originals.rules')} tall>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard */}
      <div className="stack" tabIndex={0} role="group" aria-label={t('originals.rules')}>
        <p>{t(`about.${game.game}`)}</p>
        {children}
        <h3 className="h3">{t('rules.returns')}</h3>
        <dl className="rule-rows">
          {game.returns.map(({ setting, percent }) => (
            <div key={setting}>
              <dt>{setting === '' ? t('rules.always') : settingText(setting, t)}</dt>
              <dd className="numeric">{formatPercent(percent, tag)}</dd>
            </div>
          ))}
        </dl>
        {STATES_SIMPLE_PLAY.has(game.game) && <p className="caption muted">{t(`simple.${game.game}`)}</p>}
        <p className="caption muted">{t('rules.returnMeans')}</p>
        <h3 className="h3">{t('rules.limits')}</h3>
        <dl className="rule-rows">
          {limits.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="numeric">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="caption muted">{t('rules.rounded')}</p>
        <p className="caption muted">{t('rules.left')}</p>
      </div>
    </TitledSheet>
  );
}

/** Text of a setting such as "8 low": numbers stay unchanged, everything else is a text key. */
function settingText(setting: string, t: Translate): string {
  return setting
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? word : t(`setting.${word}`)))
    .join(' · ');
}
