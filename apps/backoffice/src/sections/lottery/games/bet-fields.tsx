import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { CellField, TickField } from '../../../form/fields.tsx';
import type { FieldAt } from '../../../form/use-contract-form.ts';
import { type Column, Table } from '../../../parts/table.tsx';
import { UNKNOWN } from '../../../shared/format.ts';
import type { Family } from './game-draft.ts';
import { gameTexts as words } from './texts.ts';

type Play = Family['plays'][number];

interface BetFieldsProps {
  plays: readonly Play[];
  offered: (play: string) => FieldAt<boolean>;
  odds: (play: string) => FieldAt<string>;
  /** Returns of the current values; undefined until they are known. */
  preview: ValueOf<typeof lotteryDesk.previewGame>['plays'] | undefined;
}

/** The offered bets with their odds, the allowed range, and the exact return. */
export function BetFields({ plays, offered, odds, preview }: BetFieldsProps) {
  const columns: Column<Play>[] = [
    { title: words.bet, cell: ({ name }) => name, isName: true },
    {
      title: words.offered,
      cell: ({ play, name }) => (
        <TickField at={offered(play)} label={<span className="visually-hidden">{words.offeredOf(name)}</span>} />
      ),
    },
    { title: words.odds, cell: ({ play, name }) => <CellField at={odds(play)} label={words.oddsOf(name)} /> },
    { title: words.range, cell: ({ oddsForFloor, oddsForAll }) => `${oddsForFloor} – ${oddsForAll}`, isFigure: true },
    {
      title: words.returned,
      cell: ({ play }) => preview?.find((one) => one.play === play)?.returnPercent ?? UNKNOWN,
      isFigure: true,
    },
  ];
  return <Table caption={words.betsTitle} rows={plays} keyOf={({ play }) => play} columns={columns} />;
}
