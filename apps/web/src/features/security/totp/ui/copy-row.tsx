import { IconButton, useToast } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';

/** A text with a copy button. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const t = useText();
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('security.copied')),
      () => toast.error(t('security.copyFailed')),
    );
  };
  return (
    <div className="field">
      <div className="field__label">
        <span>{label}</span>
      </div>
      <div className="row between">
        <output className="code grow" aria-label={label}>
          {text}
        </output>
        <IconButton icon="copy" label={t('security.copy', { what: label })} onClick={copy} />
      </div>
    </div>
  );
}
