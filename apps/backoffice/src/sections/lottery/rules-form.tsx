import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { previewRules } from '@fairlot/contract/lottery/desk-terms';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { numberOf } from '../../form/number-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { formatCalendarDay } from '../../shared/format.ts';
import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { useTermsChanges } from './use-terms-changes.tsx';

type Version = ValueOf<typeof lotteryDesk.rules>['versions'][number];
const words = lotteryTexts.rules;

/** New number widths from a given day; shows the effects, including the returns, before approval is requested. */
export function RulesForm({
  gameCode,
  firstFreeDay,
  version,
  newest,
}: {
  gameCode: string;
  firstFreeDay: string;
  version: string;
  newest: Version;
}) {
  const form = useContractForm({
    call: previewRules,
    draft: {
      firstDay: '',
      widths: Object.fromEntries(newest.structure.map(({ level, width }) => [level, String(width)])),
    },
    check: ({ widths }) => ({ '': changedWidths(newest, widths).length === 0 && lotteryTexts.odds.unchanged }),
    names: (path, draft) => fieldOf(path, changedWidths(newest, draft.widths)),
    toBody: ({ firstDay, widths }) => ({
      version,
      firstDay,
      widths: changedWidths(newest, widths),
    }),
  });
  const { show, changes } = useTermsChanges({
    form,
    version,
    textOf: ({ firstDay }) => words.requestText(formatCalendarDay(firstDay)),
    preview: (body) => lotteryApi.previewRules(gameCode, body),
    request: (body) => lotteryApi.requestRules(gameCode, body),
  });
  return (
    <section className="card rules-next" aria-labelledby="other-widths">
      <h2 id="other-widths">{words.next}</h2>
      <Form form={form} submit={lotteryTexts.odds.preview} isAskedAbout onSend={show}>
        <TextField
          at={form.at('firstDay')}
          label={words.from}
          hint={words.hint(formatCalendarDay(firstFreeDay))}
          type="date"
          min={firstFreeDay}
          required
        />
        <div className="rules-widths">
          {newest.structure.map(({ level }) => (
            <TextField key={level} at={form.at(`widths.${level}`)} label={words.width(level)} type="number" required />
          ))}
        </div>
      </Form>
      {changes}
    </section>
  );
}

/** Name of the width that the path of the request belongs to. */
function fieldOf(path: string, sent: readonly { level: string }[]): string | null {
  const [, index] = /^widths\.(\d+)/.exec(path) ?? [];
  const level = index === undefined ? undefined : sent[Number(index)]?.level;
  return level === undefined ? null : `widths.${level}`;
}

/** Levels whose width differs from the current one. */
function changedWidths({ structure }: Version, widths: Readonly<Record<string, string>>) {
  return structure.flatMap(({ level, width }) => {
    const wanted = numberOf(widths[level] ?? '');
    return wanted === width ? [] : [{ level, width: wanted }];
  });
}
