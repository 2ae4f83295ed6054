import { isZero } from '@fairlot/money';
import { Choices, Icon, type IconName } from '@fairlot/ui';
import { useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { ChoiceSheet } from '../../../shared/ui/choice-sheet.tsx';
import type { DepositMethod } from '../api/deposit.ts';

interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (method: string) => void;
}

/** All deposit methods in a list. */
export function MethodList({ methods, value, onChange }: MethodChoiceProps) {
  const t = useText();
  const options = methods.map((method) => ({
    value: method.method,
    label: <MethodText method={method} isOn={method.method === value} />,
  }));
  return (
    <Choices
      kind="radio"
      className="methods"
      label={t('deposit.method')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

/** The chosen deposit method in one row, which opens the list of all. */
export function MethodRow({ methods, value, onChange }: MethodChoiceProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const chosen = methods.find(({ method }) => method === value);
  if (chosen === undefined) return null;
  if (methods.length === 1)
    return (
      <div className="card method-row mx">
        <MethodText method={chosen} isOn />
      </div>
    );
  return (
    <>
      <button type="button" className="card method-row mx" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MethodText method={chosen} isOn />
        <span className="label brand">{t('deposit.change')}</span>
      </button>
      <ChoiceSheet title={t('deposit.method')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <MethodList methods={methods} value={value} onChange={onChange} />
      </ChoiceSheet>
    </>
  );
}

function MethodText({ method, isOn }: { method: DepositMethod; isOn: boolean }) {
  const { t, tag } = useLocaleText();
  const fee = isZero(method.fee)
    ? t('deposit.noFee')
    : t('withdraw.fee', { amount: formatAmount(method.fee, tag, { decimals: 0 }) });
  return (
    <>
      <span className="icon-box" data-on={isOn || undefined}>
        <Icon name={iconOf(method)} size="small" />
      </span>
      <span className="grow">
        <span className="label block">{method.name}</span>
        <span className="caption muted numeric block">{`${t(`deposit.kind.${method.kind}`)} · ${fee}`}</span>
      </span>
    </>
  );
}

function iconOf({ method, kind }: DepositMethod): IconName {
  if (kind === 'qr') return 'qr';
  if (kind === 'transfer') return 'bank';
  return kind === 'address' || /card/i.test(method) ? 'card' : 'wallet';
}
