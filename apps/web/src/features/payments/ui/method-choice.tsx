import { Choices, Icon, type IconName } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { DepositMethod } from '../api/deposit.ts';

/** Deposit methods as cards in one row, or in a plain list. */
export function MethodChoice({
  methods,
  value,
  onChange,
  isList,
}: {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (method: string) => void;
  isList: boolean;
}) {
  const t = useText();
  const options = methods.map((method) => ({
    value: method.method,
    label: <MethodCard method={method} isOn={method.method === value} />,
  }));
  return (
    <Choices
      kind="radio"
      className={isList ? 'methods methods--list padded' : 'scroller methods'}
      label={t('deposit.method')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

function MethodCard({ method, isOn }: { method: DepositMethod; isOn: boolean }) {
  const t = useText();
  return (
    <>
      <span className="row between">
        <span className="icon-box">
          <Icon name={iconOf(method)} size="small" />
        </span>
        {isOn && <Icon name="check" size="small" className="brand" />}
      </span>
      <span>
        <span className="label">{method.name}</span>
        <span className="caption faint numeric">{t(`deposit.kind.${method.kind}`)}</span>
      </span>
    </>
  );
}

function iconOf({ method, kind }: DepositMethod): IconName {
  if (kind === 'qr') return 'qr';
  if (kind === 'transfer') return 'bank';
  return kind === 'address' || /card/i.test(method) ? 'card' : 'wallet';
}
