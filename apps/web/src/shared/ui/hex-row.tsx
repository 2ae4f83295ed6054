import { IconButton, useToast } from '@fairlot/ui';
import { useText } from '../i18n/use-text.ts';

/** A hash, seed or key with a copy button. */
export function HexRow({ label, value }: { label: string; value: string }) {
  const t = useText();
  const toast = useToast();
  const copy = () => {
    // The clipboard is undefined when the page is not served over https.
    const done =
      navigator.clipboard === undefined
        ? Promise.reject(new Error('no clipboard'))
        : navigator.clipboard.writeText(value);
    done.then(
      () => toast.success(t('proof.copied')),
      () => toast.error(t('proof.notCopied')),
    );
  };
  return (
    <div className="list-row top">
      <span className="grow">
        <span className="caption faint block">{label}</span>
        <code className="code block">{value}</code>
      </span>
      <IconButton icon="copy" size="small" className="faint" label={t('proof.copy', { name: label })} onClick={copy} />
    </div>
  );
}
