import { Icon } from '@fairlot/ui';
import type { backoffice, BodyOf } from '@fairlot/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import { Modal } from '../parts/modal.tsx';
import { ErrorLine } from '../parts/states.tsx';
import { send } from '../shared/api.ts';
import { common } from '../shared/common-texts.ts';
import { messageOf } from '../shared/message-of.ts';
import { countQuery } from './count-query.ts';
import { countWords } from './count-words.ts';
import type { ListPlace, ListView } from './list-address.ts';
import type { ListDeclaration } from './list-spec.ts';
import { listTexts } from './texts.ts';

interface ViewTabsProps<R> {
  list: ListDeclaration<R>;
  place: ListPlace;
  views: readonly ListView[];
  onShow: (change: Partial<ListPlace>) => void;
}

/** The section's views, then those saved by the operator, each with its number of rows. */
export function ViewTabs<R>({ list, place, views, onShow }: ViewTabsProps<R>) {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const isChanged =
    JSON.stringify(place.filter) !== JSON.stringify(place.view.filter) || place.sort !== place.view.sort;
  const reload = () => client.invalidateQueries({ queryKey: ['views', list.name] });
  const drop = useMutation({
    mutationFn: (viewId: string) => send('DELETE', `/views/${viewId}`),
    onSettled: reload,
  });
  return (
    <nav className="view-tabs" aria-label={listTexts.views}>
      {views.map((view) => (
        <span key={view.key} className="view-tab">
          <button
            type="button"
            aria-pressed={view.key === place.view.key && !isChanged}
            onClick={() => onShow({ view, filter: view.filter, sort: view.sort })}
          >
            {view.name} <Count list={list} view={view} />
          </button>
          {view.viewId === undefined || view.key !== place.view.key ? null : (
            <button
              type="button"
              className="view-drop"
              aria-label={listTexts.dropView}
              title={listTexts.dropView}
              onClick={() => drop.mutate(view.viewId ?? '')}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
      <button type="button" className="view-save" onClick={() => setSaving(true)}>
        <Icon name="plus" />
        {listTexts.saveView}
      </button>
      {isSaving ? <SaveView list={list} place={place} onClose={() => setSaving(false)} onSaved={reload} /> : null}
      <ErrorLine message={drop.error === null ? null : messageOf(drop.error)} />
    </nav>
  );
}

function Count<R>({ list, view }: { list: ListDeclaration<R>; view: ListView }) {
  const { data } = useQuery(countQuery(list, view));
  return data === undefined ? null : <em>{countWords(data)}</em>;
}

interface SaveViewProps<R> {
  list: ListDeclaration<R>;
  place: ListPlace;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function SaveView<R>({ list, place, onClose, onSaved }: SaveViewProps<R>) {
  const { filter, sort, view } = place;
  const form = useContractForm({
    call: async () => (await import('@fairlot/contract/backoffice/desk-work')).keepView,
    draft: { name: '' },
    toBody: ({ name }) => ({
      list: list.name,
      name: name.trim(),
      filter: [...filter],
      sort,
      columns: view.columns === null ? null : [...view.columns],
    }),
  });
  const save = async (body: BodyOf<typeof backoffice.keepView>) => {
    await send('POST', '/views', { body });
    await onSaved();
    onClose();
  };
  return (
    <Modal title={listTexts.saveView} onClose={onClose}>
      <Form form={form} submit={common.save} onSend={save}>
        <TextField
          at={form.at('name')}
          label={listTexts.viewName}
          hint={listTexts.viewHint}
          required
          autoComplete="off"
        />
      </Form>
    </Modal>
  );
}
