import { nameTag } from '@fairlot/contract/lottery/desk-games';
import { useState } from 'react';
import { ReasonField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { LanguageFields } from '../../../form/language-fields.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { RowActions } from '../../../list/row-actions.tsx';
import { emptyTableTexts } from '../../../parts/empty-table-texts.ts';
import { currentRow } from '../../../parts/current-row.ts';
import { type Column, Table } from '../../../parts/table.tsx';
import { lotteryApi } from '../api.ts';
import { namesDraft, namesOf } from '../../../form/text-languages.ts';
import type { Choices } from './game-draft.ts';
import { tagLabel } from './tag-fields.tsx';
import { gameTexts as words, refusalOf } from './texts.ts';

type Group = Choices['tags'][number];
const keyOf = ({ tag }: Group) => tag;

/** Groups of the lobby with their names by language. */
export function LobbyGroups({
  groups,
  mayChange,
  onDone,
}: {
  groups: readonly Group[];
  mayChange: boolean;
  onDone: () => void;
}) {
  const [named, setNamed] = useState<Group | null>(null);
  const columns: Column<Group>[] = [
    { title: words.group, cell: (group) => tagLabel(group), isName: true },
    { title: words.title, cell: ({ games }) => games, isFigure: true },
    ...(mayChange
      ? [
          {
            title: '',
            cell: (group: Group) => (
              <RowActions title={tagLabel(group)} actions={[{ label: words.groupNames, run: () => setNamed(group) }]} />
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="game-groups">
      <h2>{words.groups}</h2>
      <Table caption={words.groups} empty={emptyTableTexts.lotteries} rows={groups} keyOf={keyOf} columns={columns} />
      {named !== null && (
        <GroupNames group={currentRow(named, groups, keyOf)} onDone={onDone} onClose={() => setNamed(null)} />
      )}
    </div>
  );
}

function GroupNames({ group, onDone, onClose }: { group: Group; onDone: () => void; onClose: () => void }) {
  const form = useContractForm({
    call: nameTag,
    draft: { names: namesDraft({ EN: tagLabel(group), ...group.names }), reason: '' },
    names: { tagNames: 'names' },
    refusal: refusalOf,
    toBody: ({ names, reason }) => ({ names: namesOf(names), version: group.version, reason: reason.trim() }),
  });
  const send = async (body: Parameters<typeof lotteryApi.nameTag>[1]) => {
    await lotteryApi.nameTag(group.tag, body);
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={`${words.groupNames}: ${tagLabel(group)}`}
      submit={words.saveNames}
      onSend={send}
      onClose={onClose}
    >
      <LanguageFields at={(language) => ({ title: form.at(`names.${language}`) })} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
