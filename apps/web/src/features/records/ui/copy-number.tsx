import { IconButton } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { shortReference } from '../model/amounts.ts';

/** The end of a long number, and a button that copies all of it. */
export function CopyNumber({ number }: { number: string }) {
  const t = useText();
  const copy = useCopy({ done: t('bets.copied'), failed: t('bets.notCopied') });
  return (
    <span className="copy-number">
      <span className="code ltr">{shortReference(number)}</span>
      <IconButton icon="copy" size="small" className="faint" label={t('bets.copy')} onClick={() => copy(number)} />
    </span>
  );
}
