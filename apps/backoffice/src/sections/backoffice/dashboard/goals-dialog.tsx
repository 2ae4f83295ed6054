import type { backoffice, ValueOf } from '@fairlot/contract';
import { setGoals } from '@fairlot/contract/backoffice/desk-goals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AmountField, ReasonField, TextField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { QueryState } from '../../../parts/states.tsx';
import { PAGES } from '../../../sections.ts';
import { send } from '../../../shared/api.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { spanWords, todayTexts as words } from './today-texts.ts';
import { BOARD_KEY } from './use-dashboard.ts';

type Goals = ValueOf<typeof backoffice.goals>;

/** The form of daily targets and promised times. */
export function GoalsDialog({ onClose }: { onClose: () => void }) {
  const read = useQuery({
    queryKey: ['goals'],
    queryFn: ({ signal }) => send<Goals>('GET', '/today/goals', { signal }),
    gcTime: 0,
  });
  return read.data === undefined ? <QueryState read={read} /> : <GoalsForm goals={read.data} onClose={onClose} />;
}

/** One field per figure and per queue; an empty target removes it. */
function GoalsForm({ goals: { version, figures, queues }, onClose }: { goals: Goals; onClose: () => void }) {
  const client = useQueryClient();
  const { figures: known } = useContributions();
  const form = useContractForm({
    call: setGoals,
    draft: {
      targets: figures.map(({ perDay }) => perDay ?? ''),
      minutes: queues.map(({ minutes }) => String(minutes)),
      reason: '',
    },
    names: (path) => path.replace(/^figures\.(\d+).*/, 'targets.$1').replace(/^queues\.(\d+).*/, 'minutes.$1'),
    refusal: (field) => (field.startsWith('figures.') ? words.goalRefused : null),
    toBody: ({ targets, minutes, reason }) => ({
      version,
      figures: figures.map(({ name }, index) => ({ name, perDay: (targets[index] ?? '').trim() || null })),
      queues: queues.map(({ page }, index) => ({ page, minutes: numberOf(minutes[index] ?? '') })),
      reason: reason.trim(),
    }),
  });
  return (
    <FormDialog
      form={form}
      title={words.goals}
      submit={words.saveGoals}
      onSend={async (body) => {
        await send('PUT', '/today/goals', { body });
        await client.invalidateQueries({ queryKey: [BOARD_KEY] });
      }}
      onClose={onClose}
    >
      <fieldset className="bare goals-part">
        <legend>{words.targets}</legend>
        <p className="muted">{words.targetsText}</p>
        <div className="goals">
          {figures.map(({ name, unit }, index) => {
            const label = known[name]?.label ?? name;
            return unit === 'money' ? (
              <AmountField key={name} at={form.at(`targets.${index}`)} label={label} />
            ) : (
              <TextField key={name} at={form.at(`targets.${index}`)} label={label} inputMode="numeric" />
            );
          })}
        </div>
      </fieldset>
      <fieldset className="bare goals-part">
        <legend>{words.promises}</legend>
        <p className="muted">{words.promisesText}</p>
        <div className="goals">
          {queues.map(({ page, usualMinutes }, index) => (
            <TextField
              key={page}
              at={form.at(`minutes.${index}`)}
              label={PAGES.find(({ path }) => path === page)?.label ?? page}
              hint={words.usual(spanWords(usualMinutes * 60_000))}
              type="number"
              required
            />
          ))}
        </div>
      </fieldset>
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
