import { IconButton, useToast } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { shortReference } from '../model/amounts.ts';

/** The end of a long number, and a button that copies all of it. */
export function CopyNumber({ number }: { number: string }) {
  const t = useText();
  const toast = useToast();
  const copy = () => {
    // The clipboard is undefined when the page is not served over https.
    const done =
      navigator.clipboard === undefined
        ? Promise.reject(new Error('no clipboard'))
        : navigator.clipboard.writeText(number);
    done.then(
      () => toast.success(t('bets.copied')),
      () => toast.error(t('bets.notCopied')),
    );
  };
  return (
    <span className="copy-number">
      <span className="code ltr">{shortReference(number)}</span>
      <IconButton icon="copy" size="small" className="faint" label={t('bets.copy')} onClick={copy} />
    </span>
  );
}
