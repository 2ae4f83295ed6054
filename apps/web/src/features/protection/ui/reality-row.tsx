import { Button, MenuRow, Switch, useToast } from '@fairlot/ui';
import { bell } from '@fairlot/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { sessionQuery, setRealityCheck } from '../api/session.ts';
import { minutesText } from '../model/limit-words.ts';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

/** Intervals on offer, minutes. */
const INTERVALS = [10, 20, 30, 60, 120, 240, 480] as const;
const USUAL = 60;

/** Reminder settings: the switch in this row, the interval in a sheet. */
export function RealityRow() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const hasToken = useHasToken();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(sessionQuery(hasToken));
  const { mutate, isPending } = useMutation({
    mutationFn: (minutes: number | null) => setRealityCheck({ body: { minutes } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery(true).queryKey }),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => setIsOpen(false),
  });
  const minutes = data?.realityCheckMinutes ?? null;
  const every = minutes === null ? t('check.off') : t('check.every', { time: minutesText(minutes, t) });
  return (
    <>
      <div className="row list-row--split">
        <MenuRow
          icon={bell}
          tone="brand"
          label={t('check.title')}
          meta={data === undefined ? t('common.loading') : every}
          onClick={() => setIsOpen(true)}
          end={<span />}
        />
        <Switch
          label={t('check.title')}
          checked={minutes !== null}
          disabled={data === undefined || isPending}
          onChange={({ target }) => mutate(target.checked ? USUAL : null)}
        />
      </div>
      <TitledSheet open={isOpen} onClose={() => setIsOpen(false)} title={t('check.choose')}>
        <div className="row wrap">
          {INTERVALS.map((interval) => (
            <Button
              key={interval}
              variant={interval === minutes ? 'fill' : 'outline'}
              aria-pressed={interval === minutes}
              busy={isPending}
              onClick={() => mutate(interval)}
            >
              {minutesText(interval, t)}
            </Button>
          ))}
        </div>
      </TitledSheet>
    </>
  );
}
