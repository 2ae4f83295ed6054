import { Button } from '@fairlot/ui';
import { useId } from 'react';
import { common } from '../shared/common-texts.ts';
import { formatCount } from '../shared/format.ts';
import { countWords } from './count-words.ts';
import { type ListPlace, PAGE_SIZES } from './list-address.ts';
import { listTexts } from './texts.ts';
import type { ListAnswer } from './use-list.ts';

interface ListFootProps {
  place: ListPlace;
  answer: ListAnswer<unknown> | undefined;
  onShow: (change: Partial<ListPlace>) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** Range of the shown rows, page size, and links to the next and previous pages. */
export function ListFoot({ place: { page, limit }, answer, onShow, onNext, onPrevious }: ListFootProps) {
  const id = useId();
  if (answer === undefined || answer.list.length === 0) return null;
  const first = (page - 1) * limit + 1;
  const pages = Math.ceil(answer.count / limit);
  return (
    <footer className="list-foot">
      <span>
        {listTexts.range(formatCount(first), formatCount(first + answer.list.length - 1), countWords(answer))}
      </span>
      <span className="list-pages">
        <label htmlFor={id}>{common.rows}</label>
        <select id={id} value={limit} onChange={(event) => onShow({ limit: Number(event.target.value) })}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        <Button
          icon="back"
          size="small"
          className="button--icon"
          aria-label={listTexts.previous}
          disabled={page <= 1}
          onClick={onPrevious}
        />
        <span>
          {answer.countIsExact
            ? listTexts.page(formatCount(page), formatCount(pages))
            : listTexts.pageAlone(formatCount(page))}
        </span>
        <Button
          icon="chevron"
          size="small"
          className="button--icon"
          aria-label={listTexts.next}
          disabled={answer.next === null}
          onClick={onNext}
        />
      </span>
    </footer>
  );
}
