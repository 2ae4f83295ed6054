import { IconButton } from '@fairlot/ui';
import { useText } from '../i18n/use-text.ts';
import { useCopy } from './use-copy.ts';

/** A hash, seed or key with a copy button. */
export function HexRow({ label, value }: { label: string; value: string }) {
  const t = useText();
  const copy = useCopy({ done: t('proof.copied'), failed: t('proof.notCopied') });
  return (
    <div className="list-row top">
      <span className="grow">
        <span className="caption faint block">{label}</span>
        <code className="code block">{value}</code>
      </span>
      <IconButton
        icon="copy"
        size="small"
        className="faint"
        label={t('proof.copy', { name: label })}
        onClick={() => copy(value)}
      />
    </div>
  );
}
