import { Icon } from '@fairlot/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ColumnMenu } from './shown/column-menu.tsx';
import { conditionWords } from './condition-words.ts';
import { FilterEditor } from './filter-editor.tsx';
import { type ListPlace, readCondition, withCondition } from './list-address.ts';
import { filterFields, type ListColumn, type ListDeclaration } from './list-spec.ts';
import { RowHeightChoice } from './shown/row-height.tsx';
import { listTexts } from './texts.ts';

interface FilterBarProps<R> {
  list: ListDeclaration<R>;
  place: ListPlace;
  columns: readonly ListColumn<R>[];
  /** The list is shown beside a detail view, as cards without columns and row heights. */
  isNarrow: boolean;
  onShow: (change: Partial<ListPlace>) => void;
}

/** The search field, a chip for each condition, a button to add one, and the display options. */
export function FilterBar<R>({ list, place, columns, isNarrow, onShow }: FilterBarProps<R>) {
  const { filter } = place;
  const [isAdding, setAdding] = useState(false);
  const conditions = filter.flatMap((text) => readCondition(text) ?? []);
  const shown = conditions.filter(({ field }) => field !== list.search?.field);
  return (
    <div className="filter-bar">
      {list.search === undefined ? null : (
        <SearchField
          key={list.name}
          label={list.search.label}
          value={conditions.find(({ field }) => field === list.search?.field)?.value ?? ''}
          onSearch={(value) =>
            list.search === undefined || onShow({ filter: withCondition(filter, { ...list.search, value }) })
          }
        />
      )}
      {shown.map((condition) => {
        const [name, words] = conditionWords(list, condition);
        return (
          <button
            key={`${condition.field} ${condition.operator}`}
            type="button"
            className="chip chip--brand"
            aria-label={listTexts.remove(`${name} ${words}`)}
            onClick={() => onShow({ filter: withCondition(filter, { ...condition, value: '' }) })}
          >
            {name} <b>{words}</b>
            <Icon name="close" />
          </button>
        );
      })}
      {filterFields(list).length === 0 ? null : (
        <button type="button" className="chip chip--add" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Icon name="plus" />
          {listTexts.filter}
        </button>
      )}
      {filter.length === 0 ? null : (
        <button type="button" className="text-button" onClick={() => onShow({ filter: [] })}>
          {listTexts.clear}
        </button>
      )}
      {isNarrow ? null : (
        <span className="filter-end">
          <RowHeightChoice />
          <ColumnMenu list={list} place={place} columns={columns} />
        </span>
      )}
      {isAdding ? (
        <FilterEditor
          list={list}
          filter={filter}
          onClose={() => setAdding(false)}
          onApply={(next) => {
            setAdding(false);
            onShow({ filter: next });
          }}
        />
      ) : null}
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}

function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const former = useRef(value);
  useEffect(() => {
    // Going back in the history changes the search without a key press.
    if (former.current !== value) setText(value);
    former.current = value;
  }, [value]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className="search-field" onSubmit={submit}>
      <Icon name="search" />
      <input
        type="search"
        data-shortcut="/"
        aria-label={label}
        placeholder={label}
        maxLength={64}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
