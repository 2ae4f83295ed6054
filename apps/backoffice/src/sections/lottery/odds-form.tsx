import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { previewOdds } from '@fairlot/contract/lottery/desk-terms';
import { AmountField, CellField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { useTermsChanges } from './use-terms-changes.tsx';

type Odds = ValueOf<typeof lotteryDesk.odds>;
type Play = Odds['plays'][number];
const words = lotteryTexts.odds;
/** The fields of a play, with the titles of their columns. */
const TITLES = {
  odds: words.odds,
  minUnitStake: words.least,
  maxUnitStake: words.most,
  memberNumber: words.memberNumber,
  memberPlay: words.memberPlay,
  liability: words.liability,
};
type FieldName = keyof typeof TITLES;
const FIELDS = Object.keys(TITLES) as FieldName[];
type Entered = Record<FieldName, string>;

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
  const { show, changes } = useTermsChanges({
    form,
    version: odds.version,
    hasHeading: true,
    textOf: (_body, found) => words.requestText(found.length),
    preview: (body) => lotteryApi.previewOdds(odds.gameCode, body),
    request: (body) => lotteryApi.requestOdds(odds.gameCode, body),
  });
  const columns = columnsOf((play, field) => form.at(`entered.${play}.${field}`));
  return (
    <div className="odds">
      <Form form={form} submit={words.preview} isAskedAbout onSend={show}>
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
      {changes}
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

const textsOf = (play: Play) => Object.fromEntries(FIELDS.map((field) => [field, play[field] ?? ''])) as Entered;

function sentPlays(odds: Odds, entered: Readonly<Record<string, Entered>>) {
  return odds.plays.flatMap(({ play }) => termsOf(play, entered[play]));
}

/** A play without odds is omitted and therefore not offered. */
function termsOf(play: string, entered: Entered | undefined) {
  const limit = (text: string) => text.trim() || null;
  if (entered === undefined || entered.odds.trim() === '') return [];
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
