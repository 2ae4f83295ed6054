import { addAlarmRule } from '@fairlot/contract/backoffice/desk-alarms';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../form/action-dialog.tsx';
import { AmountField, LinesField, ReasonField, SelectField, TextField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { Modal } from '../../../parts/modal.tsx';
import { Loaded } from '../../../parts/states.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatAmount } from '../../../shared/format.ts';
import { createRequestKeys } from '../../../shared/request-key.ts';
import { texts } from '../../../shared/texts.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { type AlarmRules, alarmsApi } from './api.ts';
import { alarmTexts as words } from './texts.ts';

type Rule = AlarmRules['rules'][number];

interface RulesDialogProps {
  canChange: boolean;
  onChange: () => void;
  onClose: () => void;
}

/** Alarm rules: what is watched, its threshold, and the recipients. */
export function RulesDialog({ canChange, onChange, onClose }: RulesDialogProps) {
  const { state, reload } = useLoad(alarmsApi.rules);
  const [ending, setEnding] = useState<Rule | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const [secret, setSecret] = useState<string | null>(null);
  const kinds = state.kind === 'ready' ? state.value.kinds : [];
  const columns = columnsOf(kinds, canChange ? setEnding : null);
  const changed = () => {
    reload();
    onChange();
  };
  return (
    <Modal title={words.rules} onClose={onClose}>
      <Loaded state={state} onRetry={reload}>
        {({ rules }) =>
          rules.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Table caption={words.rules} rows={rules} keyOf={({ ruleId }) => ruleId} columns={columns} />
          )
        }
      </Loaded>
      {secret === null ? null : (
        <div role="status">
          <p>{words.once}</p>
          <code className="secret">{secret}</code>
        </div>
      )}
      <p role="status">{notice}</p>
      {canChange ? (
        <p className="row">
          <Button variant="fill" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </p>
      ) : null}
      {isAdding ? (
        <NewRuleDialog
          kinds={kinds}
          onMade={(made) => {
            setSecret(made);
            changed();
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {ending === null ? null : (
        <ReasonDialog
          title={words.end}
          submit={words.end}
          run={async (reason) => {
            await alarmsApi.end(ending.ruleId, { reason, requestKey: keyOf([ending.ruleId, reason]) });
            keyOf.renew();
            setNotice(words.endAsked);
          }}
          onClose={() => setEnding(null)}
        >
          <p>{words.endText}</p>
        </ReasonDialog>
      )}
    </Modal>
  );
}

/** Columns of the rules, with a button that ends a rule unless `onEnd` is null. */
function columnsOf(kinds: AlarmRules['kinds'], onEnd: ((rule: Rule) => void) | null): Column<Rule>[] {
  return [
    { title: common.type, cell: ({ kind }) => words.kinds[kind] ?? kind },
    { title: words.from, cell: (rule) => thresholdOf(rule, kinds), isFigure: true },
    {
      title: words.stops,
      cell: ({ stopsAfter }) => (stopsAfter === null ? words.stopsNot : words.minutes(stopsAfter)),
    },
    {
      title: words.recipients,
      cell: ({ mails, webhook }) => [words.console, ...mails, webhook].filter(Boolean).join(', '),
    },
    ...(onEnd !== null
      ? [{ title: texts.actions, cell: (rule: Rule) => <EndButton rule={rule} onEnd={onEnd} /> }]
      : []),
  ];
}

function EndButton({ rule, onEnd }: { rule: Rule; onEnd: (rule: Rule) => void }) {
  const label = `${words.end}: ${words.kinds[rule.kind] ?? rule.kind}`;
  return (
    <Button size="small" aria-label={label} onClick={() => onEnd(rule)}>
      {words.end}
    </Button>
  );
}

function thresholdOf({ kind, threshold }: Rule, kinds: AlarmRules['kinds']): string {
  const unit = kinds.find((one) => one.kind === kind)?.unit;
  if (unit === 'money') return formatAmount(threshold);
  return unit === 'count' ? threshold : words.percent(threshold);
}

/** Only amounts have decimals. */
const WHOLE = /^\s*[1-9]\d*\s*$/;

interface NewRuleDialogProps {
  kinds: AlarmRules['kinds'];
  onMade: (secret: string | null) => void;
  onClose: () => void;
}

function NewRuleDialog({ kinds, onMade, onClose }: NewRuleDialogProps) {
  const [first] = kinds;
  const unitOf = (kind: string) => kinds.find((one) => one.kind === kind)?.unit;
  const canStop = (kind: string) => kinds.some((one) => one.kind === kind && one.canStop);
  const form = useContractForm({
    call: addAlarmRule,
    draft: {
      kind: first?.kind ?? '',
      threshold: first?.standard ?? '',
      mails: '',
      webhook: '',
      stopsAfter: '',
      reason: '',
    },
    refusal: (field) => words.wrong[field] ?? null,
    check: ({ kind, threshold }) => ({
      threshold: unitOf(kind) !== 'money' && !WHOLE.test(threshold) && (words.wrong['threshold'] ?? false),
    }),
    toBody: ({ kind, threshold, mails, webhook, stopsAfter, reason }) => ({
      kind,
      threshold,
      mails: mails.split(/\s+/).filter(Boolean),
      webhook: webhook.trim() === '' ? null : webhook.trim(),
      ...(canStop(kind) && stopsAfter.trim() !== '' ? { stopsAfter: Number(stopsAfter) } : {}),
      reason: reason.trim(),
    }),
  });
  const { kind: chosen } = form.values;
  const unit = unitOf(chosen) ?? 'percent';
  const hint = words.fromHintOf[chosen] ?? words.fromHint[unit];
  const take = (kind: string) => form.set({ threshold: kinds.find((one) => one.kind === kind)?.standard ?? '' });
  const options = kinds.map(({ kind }) => ({ value: kind, label: words.kinds[kind] ?? kind }));
  return (
    <FormDialog
      form={form}
      title={words.add}
      submit={words.save}
      onSend={async (body) => onMade((await alarmsApi.add(body)).secret)}
      onClose={onClose}
    >
      <p>{words.addText}</p>
      <SelectField at={form.at('kind')} label={common.type} options={options} onChosen={take} />
      <AmountField at={form.at('threshold')} label={words.from} hint={hint} required />
      {canStop(chosen) ? (
        <TextField at={form.at('stopsAfter')} label={words.stopsAfter} hint={words.stopsHint} inputMode="numeric" />
      ) : null}
      <LinesField at={form.at('mails')} label={words.mails} hint={words.mailsHint} />
      <TextField at={form.at('webhook')} label={words.webhook} hint={words.webhookHint} type="url" />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
