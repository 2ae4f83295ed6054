import { Button } from '@fairlot/ui';
import { searchX } from '@fairlot/ui/icons';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Blank } from '../parts/states.tsx';
import { send } from '../shared/api.ts';
import { CheckedAt } from './shown/checked-at.tsx';
import { conditionWords } from './condition-words.ts';
import { countQuery } from './count-query.ts';
import { countWords } from './count-words.ts';
import { emptyTexts } from './empty-texts.ts';
import { type ListPlace, readCondition } from './list-address.ts';
import type { ListDeclaration } from './list-spec.ts';
import { listTexts } from './texts.ts';
import type { ListAnswer } from './use-list.ts';

interface NothingHereProps<R> {
  list: ListDeclaration<R>;
  place: ListPlace;
  /** Time of the last successful answer. */
  checkedAt: number;
  onShow: (change: Partial<ListPlace>) => void;
}

/**
 * Empty state of a view: when a row appears, where that is decided, a view that has rows, and the last rows of the view
 * of all, which are those that were handled.
 */
export function NothingHere<R>({ list, place, checkedAt, onShow }: NothingHereProps<R>) {
  const others = list.views.filter(({ key }) => key !== place.view.key);
  const counts = useQueries({ queries: others.map((view) => countQuery(list, view)) });
  const next = others.find((_view, index) => (counts[index]?.data?.count ?? 0) > 0);
  const words = emptyTexts[list.name];
  const all = list.views.find(({ filter }) => filter.length === 0);
  return (
    <>
      <Blank icon="inbox" title={list.views.length > 1 ? listTexts.emptyView(place.view.name) : listTexts.empty}>
        {words === undefined ? null : <p>{words.why}</p>}
        <CheckedAt at={checkedAt} />
        <p className="row">
          {words?.to === undefined ? null : (
            <Link className="button" to={`/${words.to.path}`}>
              {words.to.label}
            </Link>
          )}
          {next === undefined ? null : (
            <Button onClick={() => onShow({ view: { columns: null, ...next }, filter: next.filter, sort: next.sort })}>
              {listTexts.seeView(next.name)}
            </Button>
          )}
        </p>
      </Blank>
      {all === undefined || all.key === place.view.key ? null : <LastRows list={list} view={all} />}
    </>
  );
}

const SHOWN = 4;

/** The newest rows of the list, whatever their state. */
function LastRows<R>({ list, view }: { list: ListDeclaration<R>; view: ListDeclaration<R>['views'][number] }) {
  const input = { filter: list.fixed ?? [], limit: SHOWN, ...(view.sort === null ? {} : { sort: view.sort }) };
  const { data } = useQuery({
    queryKey: ['list', list.name, 'last', input],
    queryFn: ({ signal }) => send<ListAnswer<R>>('GET', `/${list.name}`, { query: input, signal }),
  });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <section className="last-rows" aria-label={listTexts.lastRows}>
      <h3>{listTexts.lastRows}</h3>
      <ul>
        {data.list.map((row) => {
          const { title, figure, state, facts } = list.card(row);
          return (
            <li key={list.keyOf(row)}>
              <b>{title}</b>
              <span>{facts}</span>
              <span>{state}</span>
              <span className="figure">{figure}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface NothingFitsProps<R> {
  list: ListDeclaration<R>;
  filter: readonly string[];
  checkedAt: number;
  onShow: (change: Partial<ListPlace>) => void;
}

/**
 * Empty state of a filter, with the number of rows without its last condition and a button to remove that condition.
 */
export function NothingFits<R>({ list, filter, checkedAt, onShow }: NothingFitsProps<R>) {
  const others = filter.slice(0, -1);
  const last = readCondition(filter.at(-1) ?? '');
  const input = { filter: [...(list.fixed ?? []), ...others], limit: 1 };
  const { data } = useQuery({
    queryKey: ['list', list.name, input],
    queryFn: ({ signal }) => send<ListAnswer<R>>('GET', `/${list.name}`, { query: input, signal }),
    enabled: others.length > 0,
  });
  // The other conditions may match nothing either; then no number is shown.
  const isFound = data !== undefined && data.count > 0 && last !== undefined;
  return (
    <Blank icon={searchX} title={listTexts.noneFits(filter.length)}>
      {isFound ? <p>{listTexts.without(conditionWords(list, last).join(' '), countWords(data))}</p> : null}
      <CheckedAt at={checkedAt} />
      <p className="row">
        {isFound ? <Button onClick={() => onShow({ filter: others })}>{listTexts.dropCondition}</Button> : null}
        <Button onClick={() => onShow({ filter: [] })}>{listTexts.dropConditions}</Button>
      </p>
    </Blank>
  );
}
