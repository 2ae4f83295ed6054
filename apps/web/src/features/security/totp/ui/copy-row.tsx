import { IconButton } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useCopy } from '../../../../shared/ui/use-copy.ts';

/** A text with a copy button. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const t = useText();
  const copy = useCopy({ done: t('security.copied'), failed: t('security.copyFailed') });
  return (
    <div className="field">
      <div className="field__label">
        <span>{label}</span>
      </div>
      <div className="row between">
        <output className="code grow" aria-label={label}>
          {text}
        </output>
        <IconButton icon="copy" label={t('security.copy', { what: label })} onClick={() => copy(text)} />
      </div>
    </div>
  );
}
