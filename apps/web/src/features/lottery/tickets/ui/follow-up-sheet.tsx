import { displayMinor, formatMinor, parseMinor } from '@fairlot/money';
import { Button, Checkbox, Chips, Field, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { digitsOf, groupedDigits, hasDecimals, minorOf } from '../../../../shared/i18n/typed-amount.ts';
import { useErrorText, useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import { FOLLOW_UPS_KEY, startFollowUp } from '../api/follow-ups.ts';

const DRAWS = ['3', '5', '10', '20', '50'] as const;

interface FollowUpSheetProps extends SheetControl {
  ticket: { ticketId: string; total: string };
}

/** Repeats a ticket in the following draws: how many, whether a win stops it, and the maximum cost. */
export default function FollowUpSheet({ open, onClose, ticket }: FollowUpSheetProps) {
  const { t, tag } = useLocaleText();
  const [draws, setDraws] = useState<(typeof DRAWS)[number]>('5');
  const [stopOnWin, setStopOnWin] = useState(true);
  const [cap, setCap] = useState('');
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag, decimals: 0 });
  const totalMinor = parseMinor(ticket.total);
  const capMinor = cap === '' ? null : minorOf(cap);
  const isCapLow = capMinor !== null && capMinor < totalMinor;
  const { mutate, isPending } = useStart(onClose);
  const lossCap = capMinor === null ? {} : { lossCap: formatMinor(capMinor) };
  const start = () => mutate({ ticketId: ticket.ticketId, draws: Number(draws), stopOnWin, ...lossCap });
  const footer = (
    <Button variant="fill" size="large" wide busy={isPending} disabled={isCapLow} onClick={start}>
      {t('lottery.follow.start', { count: Number(draws) })}
    </Button>
  );
  return (
    <TitledSheet open={open} onClose={onClose} title={t('lottery.follow.title')} footer={footer}>
      <p className="caption muted mb-3">
        {t('lottery.follow.intro', { amount: amount(totalMinor), most: amount(totalMinor * BigInt(draws)) })}
      </p>
      <h3 className="label muted mb-2">{t('lottery.follow.draws')}</h3>
      <Chips
        className="mb-3"
        label={t('lottery.follow.draws')}
        options={DRAWS.map((value) => ({ value, label: value }))}
        value={draws}
        onChange={setDraws}
      />
      <Checkbox checked={stopOnWin} onChange={(event) => setStopOnWin(event.target.checked)}>
        {t('lottery.follow.stopOnWin')}
      </Checkbox>
      <div className="mt-3">
        <Field
          label={t('lottery.follow.cap')}
          inputMode={hasDecimals() ? 'decimal' : 'numeric'}
          autoComplete="off"
          dir="ltr"
          value={groupedDigits(cap, tag)}
          help={t('lottery.follow.capHint')}
          error={isCapLow ? t('lottery.follow.capLow', { amount: amount(totalMinor) }) : undefined}
          onChange={(event) => setCap(digitsOf(event.target.value, tag))}
        />
      </div>
    </TitledSheet>
  );
}

function useStart(onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof startFollowUp>[0]['body']) => startFollowUp({ body }),
    onSuccess: () => {
      toast.success(t('lottery.follow.started'));
      onDone();
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: FOLLOW_UPS_KEY }),
  });
}
