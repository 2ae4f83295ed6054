import { IconButton } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';

/** One detail for the bank's app, with a copy button. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <div className="copy-line">
      <div className="grow">
        <p className="caption faint">{label}</p>
        <output className="label numeric" aria-label={label}>
          <bdi>{text}</bdi>
        </output>
      </div>
      <CopyButton what={label} text={text} />
    </div>
  );
}

/** @param what name of the copied text */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const t = useText();
  const copy = useCopy({ done: t('deposit.copied'), failed: t('deposit.copyFailed') });
  return <IconButton icon="copy" label={t('deposit.copy', { what })} onClick={() => copy(text)} />;
}
