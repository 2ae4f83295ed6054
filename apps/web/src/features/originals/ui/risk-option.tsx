import { type Risk, RISKS } from '@fairlot/game-maths';
import { useText } from '../../../shared/i18n/use-text.ts';
import { GameOption } from './game-option.tsx';

interface RiskOptionProps {
  value: Risk;
  isLocked: boolean;
  onChange: (risk: Risk) => void;
}

/** The risk level, which is the volatility of the payouts. */
export function RiskOption({ value, isLocked, onChange }: RiskOptionProps) {
  const t = useText();
  return (
    <GameOption
      label={t('originals.risk')}
      options={RISKS.map((risk) => ({ value: risk, label: t(`setting.${risk}`) }))}
      value={value}
      isLocked={isLocked}
      onChange={onChange}
    />
  );
}
