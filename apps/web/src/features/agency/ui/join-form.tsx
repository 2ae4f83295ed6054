import { APPLICATION_LENGTH as LENGTH } from '@fairlot/contract/agency/rules';
import { Button, ButtonLink, useIsHydrating } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { isAgent } from '../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { ErrorNote } from '../../../shared/errors/error-note.tsx';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { MessageField } from '../../../shared/ui/message-field.tsx';
import { apply, APPLICATION_KEY, applicationQuery } from '../api/application.ts';

/** Application to become an agent: a text about oneself, then the status of the review. */
export function JoinForm() {
  const t = useText();
  const member = useMember();
  const hasToken = useHasToken();
  const isHydrating = useIsHydrating();
  const mayAsk = hasToken && member !== null && member.type !== TRIAL_TYPE && !isAgent(member);
  const { data, error, refetch } = useQuery(applicationQuery(mayAsk));
  if (isHydrating) return <LoadingRows count={1} />;
  if (!hasToken)
    return (
      <ButtonLink variant="fill" href="/m/login">
        {t('joinUs.login')}
      </ButtonLink>
    );
  if (isAgent(member))
    return (
      <ButtonLink variant="fill" href="/m/agent">
        {t('joinUs.agentHome')}
      </ButtonLink>
    );
  if (!mayAsk) return <p className="note">{t('joinUs.trial')}</p>;
  if (data === undefined)
    return error === null ? <LoadingRows count={2} /> : <FailedPart error={error} onRetry={() => void refetch()} />;
  if (data?.state === 'waiting' || data?.state === 'accepted')
    return (
      <div role="status">
        <p className="label">{t(`joinUs.${data.state}`)}</p>
        <p className="muted">{data.state === 'waiting' ? data.content : data.answer}</p>
      </div>
    );
  return (
    <>
      {data !== null && (
        <p className="note" role="status">
          {t('joinUs.refused')} {data.answer}
        </p>
      )}
      <Words />
    </>
  );
}

function Words() {
  const t = useText();
  const client = useQueryClient();
  const [content, setContent] = useState('');
  const length = Array.from(content.trim()).length;
  const range = t('joinUs.range', { least: LENGTH.min, most: LENGTH.max });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => apply({ body: { content } }),
    onSettled: () => void client.invalidateQueries({ queryKey: APPLICATION_KEY }),
  });
  return (
    <>
      <MessageField
        label={t('joinUs.about')}
        value={content}
        range={range}
        count={`${length}/${LENGTH.max}`}
        error={length > LENGTH.max ? range : undefined}
        onChange={setContent}
      />
      <ErrorNote error={error} />
      <Button
        variant="fill"
        wide
        busy={isPending}
        disabled={length < LENGTH.min || length > LENGTH.max}
        onClick={() => mutate()}
      >
        {t('joinUs.send')}
      </Button>
    </>
  );
}
