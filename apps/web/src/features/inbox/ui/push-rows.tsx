import { Field, Switch, useToast } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { type PushFacts, pushQuery, sendPushHere, sendPushNoMore, sendQuiet } from '../api/push.ts';
import { type PushState, pushState, turnPushOff, turnPushOn } from '../model/device-push.ts';
import { minuteOf, timeOf } from '../model/quiet-times.ts';

/** Default quiet hours: the night. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const HINTS: Readonly<Record<PushState, string>> = {
  on: 'support.pushHint',
  off: 'support.pushHint',
  refused: 'support.pushRefused',
  impossible: 'support.pushNone',
};

/** Settings for push messages in this browser while the site is closed, and for quiet hours. */
export function PushRows() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data } = useQuery(pushQuery());
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    pushState().then(setState, () => setState('impossible'));
  }, []);
  if (data === undefined || state === null) return null;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      toast.error(errorText(failure));
    }
    setState(await pushState());
  };
  const turn = (isOn: boolean) =>
    attempt(async () => {
      if (!isOn) {
        const endpoint = await turnPushOff();
        if (endpoint !== null) await sendPushNoMore({ body: { endpoint } });
        return;
      }
      const address = await turnPushOn(data.publicKey);
      if (address === null) return;
      try {
        await sendPushHere({ body: address });
      } catch (failure) {
        // Without the address the server sends nothing, so the browser must not say that it is on.
        await turnPushOff();
        throw failure;
      }
    });
  const change = (quiet: PushFacts['quiet']) =>
    attempt(async () => {
      const { queryKey } = pushQuery();
      // Stored at once, so that a second change before the answer includes this one.
      client.setQueryData(queryKey, { ...data, quiet });
      try {
        await sendQuiet({ body: { quiet } });
      } catch (failure) {
        await client.invalidateQueries({ queryKey });
        throw failure;
      }
    });
  const isPossible = state === 'on' || state === 'off';
  return (
    <>
      <div className="list-row">
        <span className="grow">
          <span className="label">{t('support.push')}</span>
          <small className="caption muted">{t(HINTS[state])}</small>
        </span>
        <Switch
          label={t('support.push')}
          checked={state === 'on'}
          disabled={!isPossible}
          onChange={(event) => void turn(event.target.checked)}
        />
      </div>
      {isPossible && <QuietRow quiet={data.quiet} onChange={(quiet) => void change(quiet)} />}
    </>
  );
}

function QuietRow({ quiet, onChange }: { quiet: PushFacts['quiet']; onChange: (quiet: PushFacts['quiet']) => void }) {
  const t = useText();
  const set = (part: 'from' | 'to', time: string) => {
    const minute = minuteOf(time);
    if (quiet === null || minute === null) return;
    const next = { ...quiet, [part]: minute };
    if (next.from !== next.to) onChange(next);
  };
  return (
    <>
      <div className="list-row">
        <span className="grow">
          <span className="label">{t('support.quiet')}</span>
          <small className="caption muted">{t('support.quietHint')}</small>
        </span>
        <Switch
          label={t('support.quiet')}
          checked={quiet !== null}
          onChange={(event) => onChange(event.target.checked ? NIGHT : null)}
        />
      </div>
      {quiet !== null && (
        <div className="two-columns">
          <Field
            type="time"
            label={t('support.quietFrom')}
            value={timeOf(quiet.from)}
            onChange={(event) => set('from', event.target.value)}
          />
          <Field
            type="time"
            label={t('support.quietTo')}
            value={timeOf(quiet.to)}
            onChange={(event) => set('to', event.target.value)}
          />
        </div>
      )}
    </>
  );
}
