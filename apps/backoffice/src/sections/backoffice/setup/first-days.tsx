import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ErrorLine } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { setupApi, type Setup } from './api.ts';
import { setupTexts as words } from './texts.ts';

interface FirstDaysProps extends Pick<PageProps, 'operator' | 'onGo'> {
  setup: Setup;
  onChanged: () => void;
}

/** The first backup and the first alarm, which a site can be opened without. */
export function FirstDays({ setup: { first }, operator, onGo, onChanged }: FirstDaysProps) {
  const [error, setError] = useState<string | null>(null);
  const confirm = () => {
    setError(null);
    setupApi.confirm('backup').then(onChanged, (failure: unknown) => setError(messageOf(failure)));
  };
  const { backup, alarmRules, alarmSentAt } = first;
  return (
    <section className="card setup-checks" aria-label={words.first}>
      <h2>{words.first}</h2>
      <ul>
        <Row text={words.backup} isMet={backup !== null}>
          {backup === null ? (
            words.backupText
          ) : (
            <>
              {words.confirmed(backup.by)} <Time at={backup.at} />
            </>
          )}
          {operator.permissions.includes('setup.change') ? (
            <button type="button" className="button" onClick={confirm}>
              {backup === null ? words.backupDone : words.backupAgain}
            </button>
          ) : null}
        </Row>
        <Row text={words.alarm} isMet={alarmSentAt !== null}>
          {alarmSentAt === null ? (
            words.alarmText(alarmRules)
          ) : (
            <>
              {words.alarmSent} <Time at={alarmSentAt} />
            </>
          )}
          {operator.permissions.includes('alarms.read') ? (
            <button type="button" className="button" onClick={() => onGo('alarms')}>
              {words.toAlarms}
            </button>
          ) : null}
        </Row>
      </ul>
      <ErrorLine message={error} />
    </section>
  );
}

function Row({ text, isMet, children }: { text: string; isMet: boolean; children: ReactNode }) {
  return (
    <li className={isMet ? 'setup-check setup-check--met' : 'setup-check'}>
      <span className="setup-mark">{isMet ? <Check aria-hidden="true" /> : null}</span>
      <div className="setup-first">
        <b>{text}</b>
        <span className="visually-hidden">{isMet ? words.isDone : words.isOpen}</span>
        <small>{children}</small>
      </div>
    </li>
  );
}
