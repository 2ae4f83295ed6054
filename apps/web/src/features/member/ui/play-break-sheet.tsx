import { Button, Checkbox } from '@fairlot/ui';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { breakKey, EXCLUSIONS, TIMEOUTS, type PlayBreak } from '../model/play-break.ts';
import { useRunningBreak, useStartBreak } from '../model/use-play-break.ts';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

interface PlayBreakSheetProps extends SheetControl {
  /** Shows only breaks of this kind; both kinds if undefined. */
  only?: PlayBreak['kind'];
}

/** Pauses play: first the length, then an explicit confirmation, since a break cannot be taken back. */
export function PlayBreakSheet({ open, onClose, only }: PlayBreakSheetProps) {
  const t = useText();
  const [choice, setChoice] = useState<PlayBreak | null>(null);
  const title = t(only === undefined ? 'break.title' : `break.${only}`);
  const close = () => {
    setChoice(null);
    onClose();
  };
  return (
    <TitledSheet open={open} onClose={close} title={title}>
      {choice === null ? (
        <Lengths only={only} onChoose={setChoice} />
      ) : (
        <Confirm key={breakKey(choice)} choice={choice} onBack={() => setChoice(null)} onStarted={close} />
      )}
    </TitledSheet>
  );
}

const LENGTHS = [
  { kind: 'timeout', choices: TIMEOUTS },
  { kind: 'exclusion', choices: EXCLUSIONS },
] as const;

function Lengths({ only, onChoose }: { only: PlayBreak['kind'] | undefined; onChoose: (choice: PlayBreak) => void }) {
  const t = useText();
  return (
    <div className="stack">
      <RunningBreak />
      <p className="muted">{t('break.text')}</p>
      {LENGTHS.filter(({ kind }) => only === undefined || kind === only).map(({ kind, choices }) => (
        <section key={kind} className="stack">
          {only === undefined && <h3 className="h3">{t(`break.${kind}`)}</h3>}
          <p className="caption muted">{t(`break.${kind}Hint`)}</p>
          <div className="row wrap">
            {choices.map((choice) => (
              <Button key={breakKey(choice)} variant="outline" onClick={() => onChoose(choice)}>
                {t(breakKey(choice))}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** States the active break. */
function RunningBreak() {
  const { t, ...locale } = useLocaleText();
  const running = useRunningBreak();
  if (running === null) return null;
  return (
    <p className="note warning" role="status">
      {t(`break.running.${running.kind}`, { until: formatDateTime(running.until, locale) })}
    </p>
  );
}

function Confirm({ choice, onBack, onStarted }: { choice: PlayBreak; onBack: () => void; onStarted: () => void }) {
  const t = useText();
  const [isSure, setIsSure] = useState(false);
  const { start, isStarting } = useStartBreak(onStarted);
  const length = t(breakKey(choice));
  return (
    <div className="stack">
      <h3 className="h3">{t(`break.confirm.${choice.kind}`, { length })}</h3>
      <p className="muted">{t(`break.confirmHint.${choice.kind}`)}</p>
      <Checkbox wraps checked={isSure} onChange={(event) => setIsSure(event.target.checked)}>
        {t('break.sure')}
      </Checkbox>
      <div className="two-columns">
        <Button variant="neutral" onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button variant="danger" disabled={!isSure} busy={isStarting} onClick={() => start(choice)}>
          {t('break.start')}
        </Button>
      </div>
    </div>
  );
}
