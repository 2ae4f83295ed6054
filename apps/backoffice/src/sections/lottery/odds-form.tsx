import './lottery.css';
import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { type Column, Table } from '../../parts/table.tsx';

import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { createRequestKeys } from '../../shared/request-key.ts';

type Odds = ValueOf<typeof lotteryDesk.odds>;
type Play = Odds['plays'][number];
type Change = ValueOf<typeof lotteryDesk.previewOdds>[number];
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

/** Every play with what it may pay; shows exactly what changes before anybody is asked. */
export function OddsForm({ odds }: { odds: Odds }) {
  const [entered, setEntered] = useState<Record<string, Entered>>(() =>
    Object.fromEntries(odds.plays.map((play) => [play.play, textsOf(play)])),
  );
  const [memberDraw, setMemberDraw] = useState(odds.memberDraw ?? '');
  const [drawExposure, setDrawExposure] = useState(odds.drawExposure);
  const [changes, setChanges] = useState<readonly Change[] | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const wanted = () => ({
    formerVersion: odds.oddsVersion,
    memberDraw: memberDraw.trim() || null,
    drawExposure: drawExposure.trim(),
    plays: odds.plays.flatMap(({ play }) => termsOf(play, entered[play])),
  });
  const enter = (play: string, field: FieldName, text: string) => {
    setChanges(null);
    setEntered((all) => ({ ...all, [play]: { ...(all[play] ?? EMPTY), [field]: text } }));
  };
  const ask = (count: number) =>
    setAction({
      title: words.request,
      text: words.requestText(count),
      needsReason: true,
      run: async (reason) => {
        await lotteryApi.requestOdds(odds.gameCode, {
          ...wanted(),
          reason,
          requestKey: keyOf([JSON.stringify(wanted()), reason]),
        });
        setChanges(null);
        setNotice(words.requested);
      },
    });
  const columns: Column<Play>[] = [
    { title: words.play, cell: ({ name, play }) => `${name} (${play})` },
    ...FIELDS.map((field) => ({
      title: TITLES[field],
      cell: ({ play }: Play) => (
        <Cell
          field={field}
          play={play}
          value={entered[play]?.[field] ?? ''}
          onChange={(text) => enter(play, field, text)}
        />
      ),
    })),
    { title: words.range, cell: ({ oddsForFloor, oddsForAll }) => `${oddsForFloor} – ${oddsForAll}`, isFigure: true },
    { title: words.returned, cell: ({ returnPercent }) => returnPercent ?? lotteryTexts.none, isFigure: true },
  ];
  return (
    <>
      <Form
        submit={words.preview}
        onSubmit={async () => setChanges(await lotteryApi.previewOdds(odds.gameCode, wanted()))}
      >
        <Field
          label={`${words.memberDraw} (${odds.currency})`}
          hint={words.hint}
          value={memberDraw}
          inputMode="decimal"
          autoComplete="off"
          onChange={(text) => (setChanges(null), setMemberDraw(text))}
        />
        <Field
          label={`${words.drawExposure} (${odds.currency})`}
          hint={words.drawExposureHint}
          value={drawExposure}
          inputMode="decimal"
          autoComplete="off"
          required
          onChange={(text) => (setChanges(null), setDrawExposure(text))}
        />
        <Table caption={odds.gameName} rows={odds.plays} keyOf={({ play }) => play} columns={columns} />
      </Form>
      <p role="status">{changes?.length === 0 ? words.unchanged : notice}</p>
      {changes === null || changes.length === 0 ? null : (
        <>
          <h2>{words.changes}</h2>
          <Table caption={words.changes} rows={changes} keyOf={({ about }) => about} columns={CHANGE_COLUMNS} />
          <button type="button" className="button button--primary" onClick={() => ask(changes.length)}>
            {words.request}
          </button>
        </>
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function Cell({
  field,
  play,
  value,
  onChange,
}: {
  field: FieldName;
  play: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <input
      className="narrow"
      aria-label={words.of(TITLES[field], play)}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
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

/** A play without odds is left out, and so not offered. */
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
  { title: words.about, cell: ({ about }) => about },
  { title: words.before, cell: ({ before }) => before },
  { title: words.after, cell: ({ after }) => after },
];
