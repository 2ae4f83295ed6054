import type { BodyOf, lotteryDesk, ValueOf } from '@fairlot/contract';
import { previewOdds } from '@fairlot/contract/lottery/desk-terms';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { AmountField, CellField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { FactName, FactValue } from '../../parts/trail/fact.tsx';
import { isConflict } from '../../shared/api.ts';
import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';
import './terms.css';
import { lotteryTexts } from './texts.ts';
import { createRequestKeys } from '../../shared/request-key.ts';

type Odds = ValueOf<typeof lotteryDesk.odds>;
type Play = Odds['plays'][number];
type Change = ValueOf<typeof lotteryDesk.previewOdds>[number];
type Wanted = BodyOf<typeof lotteryDesk.previewOdds>;
const FIELDS = ['odds', 'minUnitStake', 'maxUnitStake', 'memberNumber', 'memberPlay', 'liability'] as const;
type FieldName = (typeof FIELDS)[number];
type Entered = Record<FieldName, string>;
const words = lotteryTexts.odds;
const TITLES: Record<FieldName, string> = {
  odds: words.odds,
  minUnitStake: words.least,
  maxUnitStake: words.most,
  memberNumber: words.memberNumber,
  memberPlay: words.memberPlay,
  liability: words.liability,
};

/** Odds of every play; shows the exact changes before approval is requested. */
export function OddsForm({ odds }: { odds: Odds }) {
  const form = useContractForm({
    call: previewOdds,
    draft: {
      memberDraw: odds.memberDraw ?? '',
      drawExposure: odds.drawExposure,
      entered: Object.fromEntries(odds.plays.map((play) => [play.play, textsOf(play)])),
    },
    // Only plays with odds are sent, so a play's index in the request differs from its index in the table.
    names: (path, draft) => fieldOf(path, sentPlays(odds, draft.entered)),
    toBody: ({ memberDraw, drawExposure, entered }) => ({
      version: odds.version,
      memberDraw: memberDraw.trim() || null,
      drawExposure: drawExposure.trim(),
      plays: sentPlays(odds, entered),
    }),
  });
  const [previewed, setPreviewed] = useState<{ of: string; body: Wanted; changes: readonly Change[] } | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const typed = JSON.stringify([odds.version, form.values]);
  const current = previewed?.of === typed ? previewed : null;
  const ask = ({ body, changes }: { body: Wanted; changes: readonly Change[] }) =>
    setAction({
      title: words.request,
      text: words.requestText(changes.length),
      needsReason: true,
      run: async (reason) => {
        const requestKey = keyOf([JSON.stringify(body), reason]);
        try {
          await lotteryApi.requestOdds(odds.gameCode, { ...body, reason, requestKey });
          keyOf.renew();
          form.settle();
          setNotice(common.requested);
        } catch (failure) {
          // The operator has to see the new odds and the changes to them first.
          if (!isConflict(failure) || !form.refuse(failure)) throw failure;
        }
        setPreviewed(null);
      },
    });
  const columns = columnsOf((play, field) => form.at(`entered.${play}.${field}`));
  return (
    <div className="odds">
      <Form
        form={form}
        submit={words.preview}
        isAskedAbout
        onSend={async (body) => {
          setNotice('');
          setPreviewed({ of: typed, body, changes: await lotteryApi.previewOdds(odds.gameCode, body) });
        }}
      >
        <div className="filters odds-limits">
          <AmountField at={form.at('memberDraw')} label={`${words.memberDraw} (${odds.currency})`} hint={words.hint} />
          <AmountField
            at={form.at('drawExposure')}
            label={`${words.drawExposure} (${odds.currency})`}
            hint={words.drawExposureHint}
            required
          />
        </div>
        <Table caption={odds.gameName} rows={odds.plays} keyOf={({ play }) => play} columns={columns} />
      </Form>
      <p role="status">{current?.changes.length === 0 ? words.unchanged : notice}</p>
      {current === null || current.changes.length === 0 ? null : (
        <>
          <h2>{words.changes}</h2>
          <Table caption={words.changes} rows={current.changes} keyOf={({ about }) => about} columns={CHANGE_COLUMNS} />
          <Button variant="fill" onClick={() => ask(current)}>
            {words.request}
          </Button>
        </>
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </div>
  );
}

/** Name of the table's field that the path of the request belongs to. */
function fieldOf(path: string, sent: readonly { play: string }[]): string | null {
  const [, index, field] = /^plays\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const play = index === undefined ? undefined : sent[Number(index)];
  return play === undefined ? null : `entered.${play.play}.${field}`;
}

function columnsOf(at: (play: string, field: FieldName) => FieldAt<string>): Column<Play>[] {
  return [
    {
      title: lotteryTexts.draw.play,
      cell: ({ name, play }) => (
        <>
          {name} <small className="odds-code">{play}</small>
        </>
      ),
    },
    ...FIELDS.map((field) => ({
      title: TITLES[field],
      cell: ({ play }: Play) => <CellField at={at(play, field)} label={words.of(TITLES[field], play)} />,
    })),
    { title: words.range, cell: ({ oddsForFloor, oddsForAll }) => `${oddsForFloor} – ${oddsForAll}`, isFigure: true },
    { title: words.returned, cell: ({ returnPercent }) => returnPercent ?? lotteryTexts.none, isFigure: true },
  ];
}

const EMPTY: Entered = {
  odds: '',
  minUnitStake: '',
  maxUnitStake: '',
  memberNumber: '',
  memberPlay: '',
  liability: '',
};

function textsOf(play: Play): Entered {
  return {
    odds: play.odds ?? '',
    minUnitStake: play.minUnitStake ?? '',
    maxUnitStake: play.maxUnitStake ?? '',
    memberNumber: play.memberNumber ?? '',
    memberPlay: play.memberPlay ?? '',
    liability: play.liability ?? '',
  };
}

function sentPlays(odds: Odds, entered: Readonly<Record<string, Entered>>) {
  return odds.plays.flatMap(({ play }) => termsOf(play, entered[play]));
}

/** A play without odds is omitted and therefore not offered. */
function termsOf(play: string, entered: Entered = EMPTY) {
  const limit = (text: string) => text.trim() || null;
  if (entered.odds.trim() === '') return [];
  return [
    {
      play,
      odds: entered.odds.trim(),
      minUnitStake: entered.minUnitStake.trim(),
      maxUnitStake: entered.maxUnitStake.trim(),
      memberNumber: limit(entered.memberNumber),
      memberPlay: limit(entered.memberPlay),
      liability: limit(entered.liability),
    },
  ];
}

const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { title: words.about, cell: ({ about }) => <FactName path={about} of="odds" /> },
  { title: words.before, cell: ({ about, before }) => <FactValue path={about} of="odds" text={before} /> },
  { title: words.after, cell: ({ about, after }) => <FactValue path={about} of="odds" text={after} /> },
];
