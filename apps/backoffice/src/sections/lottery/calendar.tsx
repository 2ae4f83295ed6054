import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { addCalendar } from '@fairlot/contract/lottery/desk-calendar';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { ReasonField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatCalendarDay } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';

import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';
import { codeOf } from './games/game-draft.ts';
import { lotteryTexts } from './texts.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';

type Day = ValueOf<typeof lotteryDesk.closedDays>[number]['days'][number];
const words = lotteryTexts.calendar;

/** Days without draws; closing and opening a day needs a reason. */
export function Calendar({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(lotteryApi.calendars);
  const [notice, setNotice] = useState('');
  const [isAdding, setAdding] = useState(false);
  const mayChange = operator.permissions.includes('draws.change');
  const { action, setAction, close, reopen, remove } = useDayActions((text) => {
    setNotice(text);
    reload();
  });
  return (
    <>
      <p role="status">{notice}</p>
      {mayChange ? <Button onClick={() => setAdding(true)}>{words.add}</Button> : null}
      {isAdding ? (
        <NewCalendar
          onClose={() => setAdding(false)}
          onDone={() => {
            setNotice(words.added);
            reload();
          }}
        />
      ) : null}
      <Loaded state={state} onRetry={reload}>
        {(calendars) =>
          calendars.length === 0 ? (
            <p className="loading">{emptyTableTexts.calendars}</p>
          ) : (
            calendars.map(({ calendar, name, games, days }) => (
              <section key={calendar} aria-labelledby={`calendar-${calendar}`}>
                <h2 id={`calendar-${calendar}`}>
                  {name} <small>{words.games(games)}</small>
                </h2>
                {mayChange && games === 0 ? (
                  <Button aria-label={`${words.remove} ${name}`} onClick={() => remove(calendar, name)}>
                    {words.remove}
                  </Button>
                ) : null}
                {mayChange ? <DayForm onClose={(day, reset) => close(calendar, day, reset)} /> : null}
                <Table
                  caption={name}
                  rows={days}
                  empty={emptyTableTexts.closedDays}
                  keyOf={({ day }) => day}
                  columns={columnsOf(mayChange ? (day) => reopen(calendar, day) : null)}
                />
              </section>
            ))
          )
        }
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

/** Requests for a reason; `onDone` gets the notice. */
function useDayActions(onDone: (notice: string) => void) {
  const [action, setAction] = useState<Action | null>(null);
  const close = (calendar: string, day: string, reset: () => void) =>
    setAction({
      title: words.close,
      text: words.closeText(day),
      run: async (reason) => {
        const { skipped, onSale } = await lotteryApi.closeDay(calendar, day, reason);
        reset();
        onDone(
          words.closed(
            skipped.length,
            onSale.map(({ gameCode, numero: drawNumber }) => `${gameCode} ${drawNumber}`),
          ),
        );
      },
    });
  const reopen = (calendar: string, day: string) =>
    setAction({
      title: words.reopen,
      text: words.reopenText(formatCalendarDay(day)),
      run: async (reason) => {
        onDone(words.reopened((await lotteryApi.reopenDay(calendar, day, reason)).restored));
      },
    });
  const remove = (calendar: string, name: string) =>
    setAction({
      title: words.remove,
      text: words.removeText(name),
      run: async (reason) => {
        await lotteryApi.removeCalendar(calendar, reason);
        onDone(words.removed);
      },
    });
  return { action, setAction, close, reopen, remove };
}

function columnsOf(onReopen: ((day: string) => void) | null): Column<Day>[] {
  return [
    { title: common.day, cell: ({ day }) => formatCalendarDay(day) },
    { title: texts.reason, cell: ({ reason }) => reason },
    ...(onReopen !== null
      ? [
          {
            title: texts.actions,
            cell: ({ day }: Day) => (
              <Button aria-label={`${words.reopen} ${formatCalendarDay(day)}`} onClick={() => onReopen(day)}>
                {words.reopen}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

function DayForm({ onClose }: { onClose: (day: string, reset: () => void) => void }) {
  const form = useContractForm({
    draft: { day: '' },
    toBody: () => undefined,
  });
  return (
    <Form form={form} submit={words.close} isAskedAbout onSend={async () => onClose(form.values.day, form.reset)}>
      <TextField at={form.at('day')} label={common.day} type="date" required />
    </Form>
  );
}

/** The calendar's code is derived from its name. */
function NewCalendar({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const form = useContractForm({
    call: addCalendar,
    draft: { name: '', reason: '' },
    names: { calendar: 'name' },
    refusal: (field, reason) => (field === 'calendar' && reason === 'taken' ? words.taken : null),
    toBody: ({ name, reason }) => ({ calendar: codeOf(name), name: name.trim(), reason: reason.trim() }),
  });
  const send = async (body: Parameters<typeof lotteryApi.addCalendar>[0]) => {
    await lotteryApi.addCalendar(body);
    onDone();
  };
  return (
    <FormDialog form={form} title={words.add} submit={words.add} onSend={send} onClose={onClose}>
      <TextField at={form.at('name')} label={words.name} required maxLength={28} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
