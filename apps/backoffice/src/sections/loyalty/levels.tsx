import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useLeaving } from '../../form/use-leaving.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { productNames } from '../../form/product-names.ts';
import { formatAmount, formatShare } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type LevelTable, loyaltyApi } from './api.ts';
import { draftOf, type FieldName, FIELDS, PRODUCTS } from './level-draft.ts';
import { LevelForm } from './level-form.tsx';
import { loyaltyTexts as words } from './texts.ts';

/** Steps of a rebate in the whole turnover. */
const STEPS = 10_000;

/** The table of levels; a change needs a second operator's approval. */
export function Levels({ operator }: PageProps) {
  const { state, reload } = useLoad(loyaltyApi.levels);
  const [isEditing, setEditing] = useState(false);
  const [notice, setNotice] = useState('');
  const { leave, question } = useLeaving();
  const finish = (text: string) => {
    setEditing(false);
    setNotice(text);
    reload();
  };
  return (
    <Loaded state={state} onRetry={reload}>
      {(table) => (
        <>
          {isEditing ? (
            <LevelForm
              initial={draftOf(table)}
              onAsked={() => finish(common.sentForApproval)}
              onCancel={() => leave(() => setEditing(false))}
            />
          ) : (
            <>
              <Shown table={table} />
              {operator.permissions.includes('loyalty.levels') && (
                <p className="row">
                  <Button variant="fill" onClick={() => setEditing(true)}>
                    {common.edit}
                  </Button>
                </p>
              )}
            </>
          )}
          <p role="status">{notice}</p>
          {question}
        </>
      )}
    </Loaded>
  );
}

type Level = LevelTable['levels'][number];

/** Fields that decide about a level; the others are given to its members. */
const CONDITIONS: readonly FieldName[] = ['deposit', 'turnover', 'keep'];
const BENEFITS = FIELDS.filter((name) => !CONDITIONS.includes(name));

const columnOf = (name: FieldName) => ({
  title: words.columns[name],
  cell: (row: Level) => (name === 'freeWithdrawals' ? row[name] : formatAmount(row[name])),
  isFigure: true,
});

function Shown({
  table: { levels, keepDays, pointTurnover, rewardDays, gift, giftTimes, giftDays, checkIn, currency },
}: {
  table: LevelTable;
}) {
  const nameOf = ({ level }: Level) => `VIP ${level}`;
  return (
    <>
      <Facts
        rows={[
          [words.keepDays, keepDays],
          [words.pointTurnover, `${formatAmount(pointTurnover)} ${currency}`],
          [words.rewardDays, rewardDays],
          [words.gift, gift === 'bonus' ? words.giftPlayed(giftTimes ?? 1, giftDays ?? 30) : words.gifts.money],
          [words.checkIn, checkIn.map(formatAmount).join(' · ')],
        ]}
      />
      <Table
        caption={words.table}
        columns={[
          { title: common.level, cell: nameOf },
          { title: common.members, cell: ({ members }) => members, isFigure: true },
          ...CONDITIONS.map(columnOf),
        ]}
        rows={levels}
        keyOf={nameOf}
      />
      <h2>{words.benefits}</h2>
      <Table
        caption={words.benefits}
        columns={[
          { title: common.level, cell: nameOf },
          ...BENEFITS.map(columnOf),
          { title: words.service, cell: ({ service }) => words.services[service] },
          { title: common.label, cell: ({ label }) => label || '–' },
        ]}
        rows={levels}
        keyOf={nameOf}
      />
      <h2>{words.rebateRates}</h2>
      <Table
        caption={words.rebateRates}
        columns={[
          { title: common.level, cell: nameOf },
          ...PRODUCTS.map((name) => ({
            title: productNames[name] ?? name,
            cell: ({ rebates }: Level) =>
              formatShare((rebates.find(({ product }) => product === name)?.steps ?? 0) / STEPS, 2),
            isFigure: true,
          })),
        ]}
        rows={levels}
        keyOf={nameOf}
      />
    </>
  );
}
