import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import type { Operator } from '../../shared/operator.ts';

import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';

type Day = ValueOf<typeof lotteryDesk.closedDays>[number]['days'][number];
const words = lotteryTexts.calendar;

/** Days without draws; closing and opening them needs a reason. */
export function Calendar({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(lotteryApi.calendars);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const mayChange = operator.permissions.includes('draws.change');
  const close = (calendar: string, day: string, reset: () => void) =>
    setAction({
      title: words.close,
      text: words.closeText(day),
      needsReason: true,
      run: async (reason) => {
        const { skipped, onSale } = await lotteryApi.closeDay(calendar, day, reason);
        reset();
        setNotice(
          words.closed(
            skipped.length,
            onSale.map(({ gameCode, numero }) => `${gameCode} ${numero}`),
          ),
        );
        reload();
      },
    });
  const reopen = (calendar: string, day: string) =>
    setAction({
      title: words.reopen,
      text: words.reopenText(day),
      needsReason: true,
      run: async (reason) => {
        setNotice(words.reopened((await lotteryApi.reopenDay(calendar, day, reason)).restored));
        reload();
      },
    });
  const columnsOf = (calendar: string): Column<Day>[] => [
    { title: words.day, cell: ({ day }) => day },
    { title: words.reason, cell: ({ reason }) => reason },
    ...(mayChange
      ? [
          {
            title: texts.actions,
            cell: ({ day }: Day) => (
              <button
                type="button"
                className="button"
                aria-label={`${words.reopen} ${day}`}
                onClick={() => reopen(calendar, day)}
              >
                {words.reopen}
              </button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <p role="status">{notice}</p>
      <Loaded state={state} onRetry={reload}>
        {(calendars) =>
          calendars.length === 0 ? (
            <p className="loading">{texts.empty}</p>
          ) : (
            calendars.map(({ calendar, games, days }) => (
              <section key={calendar} aria-labelledby={`calendar-${calendar}`}>
                <h2 id={`calendar-${calendar}`}>
                  {calendar} <small>{words.games(games)}</small>
                </h2>
                {mayChange ? <DayForm onClose={(day, reset) => close(calendar, day, reset)} /> : null}
                <Table caption={calendar} rows={days} keyOf={({ day }) => day} columns={columnsOf(calendar)} />
              </section>
            ))
          )
        }
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function DayForm({ onClose }: { onClose: (day: string, reset: () => void) => void }) {
  const form = useContractForm({
    draft: { day: '' },
    toBody: () => undefined,
  });
  return (
    <Form form={form} submit={words.close} isAskedAbout onSend={async () => onClose(form.values.day, form.reset)}>
      <TextField at={form.at('day')} label={words.day} type="date" required />
    </Form>
  );
}
