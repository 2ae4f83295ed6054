import { IconButton } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';

/** One detail for the bank's app, with a copy button. @param shown how the text is written here, if not as copied */
export function CopyLine({ label, text, shown = text }: { label: string; text: string; shown?: string }) {
  return (
    <div className="copy-line">
      <div className="grow">
        <p className="caption faint">{label}</p>
        <output className="label numeric" aria-label={label}>
          <bdi>{shown}</bdi>
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
