import { Segmented } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';

const KINDS = ['member', 'agent'] as const;
export type MemberKind = (typeof KINDS)[number];

/** The customer type of a member whose account is opened or who is invited. */
export const typeOf = (kind: MemberKind) => (kind === 'agent' ? 1 : 0);

/** Choice between member and agent for a new account. */
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
