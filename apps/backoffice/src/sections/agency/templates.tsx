import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount, formatShare } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { agencyApi, type Template } from './api.ts';
import { programmeTexts as words } from './programme-texts.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { agencyTexts } from './texts.ts';

/** Contract terms that the merchant offers to top-level agents. */
export function Templates({ operator }: PageProps) {
  const { state, reload } = useLoad(agencyApi.templates);
  const [isMaking, setMaking] = useState(false);
  const [action, setAction] = useState<Action | null>(null);
  const mayChange = operator.permissions.includes('agency.change');
  const retire = ({ id, name }: Template) =>
    setAction({
      title: `${words.retire}: ${name}`,
      text: '',
      run: async (reason) => {
        await agencyApi.retireTemplate(id, reason);
        reload();
      },
    });
  const columns: Column<Template>[] = [
    ...COLUMNS,
    ...(mayChange
      ? [
          {
            title: words.retire,
            cell: (row: Template) => (
              <Button aria-label={`${words.retire}: ${row.name}`} onClick={() => retire(row)}>
                {words.retire}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      {mayChange && (
        <p className="row">
          <Button variant="fill" onClick={() => setMaking(true)}>
            {words.newTemplate}
          </Button>
        </p>
      )}
      <Loaded state={state} onRetry={reload}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="muted">{words.noTemplates}</p>
          ) : (
            <Table caption={words.templates} columns={columns} rows={list} keyOf={({ id }) => id} />
          )
        }
      </Loaded>
      {isMaking && <TemplateDialog onDone={reload} onClose={() => setMaking(false)} />}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

const stepText = ({ sales, active, rate, loss }: Template['terms']['tiers'][number]) =>
  [
    formatAmount(sales),
    ...(loss === undefined ? [] : [formatAmount(loss)]),
    active,
    formatShare(rate / 10_000, 2),
  ].join(' · ');

const rulesText = (kind: Template['kind'], { type, rhythm, carryOver, isCollected }: Template['terms']) =>
  [
    agencyTexts.kinds[kind],
    type,
    rhythm && agencyTexts.rhythms[rhythm],
    carryOver && carryOver !== 'none' && `${words.carryOver}: ${words.carryOvers[carryOver]}`,
    isCollected && words.collected.yes,
  ]
    .filter(Boolean)
    .join(', ');

const COLUMNS: readonly Column<Template>[] = [
  { title: common.name, cell: ({ name }) => name },
  { title: common.type, cell: ({ kind, terms }) => rulesText(kind, terms) },
  {
    title: words.steps,
    cell: ({ terms: { tiers } }) => (
      <ul>
        {tiers.map((tier, index) => (
          <li key={index}>{stepText(tier)}</li>
        ))}
      </ul>
    ),
  },
  { title: words.activeFrom, cell: ({ terms }) => formatAmount(terms.activeFrom), isFigure: true },
];
