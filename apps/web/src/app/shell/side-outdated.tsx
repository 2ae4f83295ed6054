import { useEffect, useState } from 'react';
import { isTakenAway } from '../../shared/missing-script.later.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { QuestionDialog } from '../../shared/ui/question-dialog.tsx';
import { useTurn } from '../../shared/ui/use-turn.ts';

/**
 * Shown when a deploy has removed a script that the open page still needs. It asks the player to reload, because only
 * the player knows about unsent input.
 */
export function Outdated() {
  const t = useText();
  const [state, setState] = useState<'current' | 'asked' | 'put off'>('current');
  useEffect(() => {
    const look = (event: Event) => void askIfTaken((event as CustomEvent<string>).detail);
    async function askIfTaken(address: string): Promise<void> {
      if (await isTakenAway(address)) setState((now) => (now === 'current' ? 'asked' : now));
    }
    window.addEventListener('missing', look);
    return () => window.removeEventListener('missing', look);
  }, []);
  const isTurn = useTurn('outdated', state === 'asked');
  const close = () => setState('put off');
  return (
    <QuestionDialog
      title={t('outdated.title')}
      open={isTurn}
      other={{ label: t('outdated.later'), onChoose: close }}
      answer={{ label: t('common.reload'), onChoose: () => location.reload() }}
      onClose={close}
    >
      {t('outdated.text')}
    </QuestionDialog>
  );
}
