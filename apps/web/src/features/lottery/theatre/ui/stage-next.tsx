import { Button, prefersReducedMotion } from '@fairlot/ui';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../../shared/clock/clock.ts';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useBalance } from '../../../wallet/model/use-balance.ts';

/** The draw that follows on the stage. */
export interface NextStage {
  key: string;
  name: string;
  /** Its position among the draws of the run, from 1. */
  n: number;
  count: number;
  start: () => void;
}

/** It begins automatically after this time, unless the member acts. */
const WAIT_MS = 6000;
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Buttons to the next draw and to close the stage. With reduced motion it waits for the member. */
export function StageNext({ next, onDone }: { next: NextStage; onDone: () => void }) {
  const t = useText();
  const { balance } = useBalance();
  const { name: game, n, count, start } = next;
  const [beginsAtMs] = useState(() => serverNow() + WAIT_MS);
  const [isHeld, setIsHeld] = useState(prefersReducedMotion);
  const seconds = useNowValue((now) => (isHeld ? null : Math.max(0, Math.ceil((beginsAtMs - now) / 1000))));
  useEffect(() => {
    const hold = () => setIsHeld(true);
    for (const act of ACTS) document.addEventListener(act, hold);
    return () => {
      for (const act of ACTS) document.removeEventListener(act, hold);
    };
  }, []);
  useEffect(() => {
    if (seconds === 0) start();
  });
  return (
    <>
      <div className="theatre__actions">
        <Button variant="veil" onClick={onDone}>
          {t('draw.done')}
        </Button>
        <Button variant="pop" className="grow" onClick={start}>
          <span className="truncate">{t('draw.next', { game })}</span>
        </Button>
      </div>
      <div className="row between wrap caption theatre__quiet numeric">
        <span>{t('draw.balance', { amount: balance ?? '\u2013' })}</span>
        <span>{seconds === null ? t('draw.nextOf', { n, count }) : t('draw.nextIn', { n, count, seconds })}</span>
      </div>
    </>
  );
}
