import { Button, Empty, Field, Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import { useTooLong } from '../../../../shared/ui/use-too-long.ts';
import { passkeysQuery, renamePasskey, type Passkey } from '../api/passkeys.ts';
import { useFormCall } from '../../account/model/use-form-call.ts';
import { PasskeyRemoval } from './passkey-removal.tsx';

const MAX_NAME = 32;

/** The member's passkeys; each can be renamed, or removed with the password. */
export function PasskeyList({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(passkeysQuery(hasToken));
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={2} />;
  if (data.length === 0) return <Empty title={t('security.passkey.none')} hint={t('security.passkey.noneHint')} />;
  return (
    <ul className="card card--flush" aria-label={t('security.passkeys')}>
      {data.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} hasPassword={hasPassword} />
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const { t, ...locale } = useLocaleText();
  const [mode, setMode] = useState<'shown' | 'rename' | 'remove'>('shown');
  const used =
    passkey.lastUsedAt === null
      ? t('security.passkey.unused')
      : t('security.passkey.used', { date: formatDate(passkey.lastUsedAt, locale) });
  return (
    <li>
      <div className="list-row">
        <span className="icon-box icon-box--brand">
          <Icon name="lock" size="small" />
        </span>
        <span className="grow">
          <span className="label truncate block">{passkey.name}</span>
          <span className="caption faint two-lines">
            {t('security.passkey.added', { date: formatDate(passkey.createdAt, locale) })} · {used}
          </span>
        </span>
      </div>
      {mode === 'rename' && <RenameForm passkey={passkey} onDone={() => setMode('shown')} />}
      {mode === 'shown' && (
        <div className="row padded mb-2">
          <Button
            variant="neutral"
            aria-label={t('security.passkey.renameOf', { name: passkey.name })}
            onClick={() => setMode('rename')}
          >
            {t('security.rename')}
          </Button>
          <Button
            variant="danger"
            aria-label={t('security.passkey.removeOf', { name: passkey.name })}
            onClick={() => setMode('remove')}
          >
            {t('security.remove')}
          </Button>
        </div>
      )}
      {mode === 'remove' && (
        <PasskeyRemoval passkey={passkey} hasPassword={hasPassword} onDone={() => setMode('shown')} />
      )}
    </li>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useText();
  const [name, setName] = useState(passkey.name);
  const long = useTooLong()(name.trim(), MAX_NAME);
  const { submit, isSending, textOf, form } = useFormCall({
    call: () => renamePasskey({ params: { id: passkey.id }, body: { name: name.trim() } }),
    fields: ['name'],
    check: () => (name.trim() === '' ? { name: 'security.passkey.needsName' } : {}),
    isReady: long === undefined,
    onDone,
  });
  return (
    <form method="post" ref={form} className="form tight padded mb-3" noValidate onSubmit={submit}>
      <Field
        label={t('security.passkey.name')}
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={long ?? textOf('name')}
      />
      <div className="two-columns">
        <Button variant="neutral" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="fill" busy={isSending}>
          {t('security.save')}
        </Button>
      </div>
    </form>
  );
}
