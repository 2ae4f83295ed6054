import { Button, Icon } from '@fairlot/ui';
import { type ReactNode, useState } from 'react';
import { ErrorLine } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { formatTime } from '../../../shared/format.ts';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { setupApi, type Setup } from './api.ts';
import { firstDaysTexts as words } from './first-days-texts.ts';
import { setupTexts } from './texts.ts';

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
  const archive = archiveOf(first);
  return (
    <section className="card setup-checks" aria-label={words.first}>
      <h2>{words.first}</h2>
      <ul>
        <Row
          text={words.backup}
          isMet={backup !== null}
          button={backup === null ? words.backupDone : words.backupAgain}
          onPress={operator.permissions.includes('setup.change') ? confirm : null}
        >
          {backup === null ? (
            words.backupText
          ) : (
            <>
              {setupTexts.confirmed(backup.by)} <Time at={backup.at} />
            </>
          )}
          <br />
          {archive}
        </Row>
        <Row
          text={words.alarm}
          isMet={alarmSentAt !== null}
          button={words.toAlarms}
          onPress={operator.permissions.includes('alarms.read') ? () => onGo('alarms') : null}
        >
          {alarmSentAt === null ? (
            words.alarmText(alarmRules)
          ) : (
            <>
              {words.alarmSent} <Time at={alarmSentAt} />
            </>
          )}
        </Row>
      </ul>
      <ErrorLine message={error} />
    </section>
  );
}

/** Evidence of backups from the database itself. */
function archiveOf({ archivedAt, isArchiveFailing }: Setup['first']): string {
  if (isArchiveFailing) return words.archiveFails;
  return archivedAt === null ? words.notArchived : words.archived(formatTime(archivedAt));
}

interface RowProps {
  text: string;
  isMet: boolean;
  button: string;
  /** Null without permission. */
  onPress: (() => void) | null;
  children: ReactNode;
}

function Row({ text, isMet, button, onPress, children }: RowProps) {
  return (
    <li className={isMet ? 'setup-check setup-check--met' : 'setup-check'}>
      <span className="setup-mark">{isMet ? <Icon name="check" /> : null}</span>
      <div className="setup-first">
        <b>{text}</b>
        <span className="visually-hidden">{isMet ? setupTexts.isDone : setupTexts.isOpen}</span>
        <small>{children}</small>
        {onPress === null ? null : <Button onClick={onPress}>{button}</Button>}
      </div>
    </li>
  );
}
