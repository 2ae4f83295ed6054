import { IconButton } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { shortReference } from '../model/amounts.ts';

const MOST_SHOWN = 16;

/** The end of a long number, and a button that copies all of it. @param label name of the button */
export function CopyNumber({ number, label }: { number: string; label: string }) {
  const t = useText();
  const copy = useCopy({ done: t('bets.copied'), failed: t('bets.notCopied') });
  return (
    <span className="copy-number">
      <span className="code ltr">{shortNumber(number)}</span>
      <IconButton icon="copy" size="small" className="faint" label={label} onClick={() => copy(number)} />
    </span>
  );
}

/** Vendors' numbers may be as long as a line. */
function shortNumber(number: string): string {
  const short = shortReference(number);
  return short.length > MOST_SHOWN ? `\u2026${short.slice(-8)}` : short;
}
