import { Segmented } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';

const KINDS = ['member', 'agent'] as const;
export type MemberKind = (typeof KINDS)[number];

/** The customer type of somebody who is opened or invited as such. */
export const typeOf = (kind: MemberKind) => (kind === 'agent' ? 1 : 0);

/** Whether somebody becomes a member or an agent. */
export function KindChoice({ value, onChange }: { value: MemberKind; onChange: (kind: MemberKind) => void }) {
  const t = useText();
  return (
    <Segmented
      label={t('agency.kind')}
      options={KINDS.map((kind) => ({ value: kind, label: t(`agency.kind.${kind}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
