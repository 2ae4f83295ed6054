import { Button, Empty, Field, Flag, GameImage, Sheet, UiLink } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../api/menu.ts';
import { betPath } from '../model/paths.ts';
import { SEARCH_PAGE_SIZE, searchGames } from '../model/search-games.ts';

interface SearchSheetProps {
  open: boolean;
  onClose: () => void;
  games: readonly LotteryGame[];
  tags: readonly string[];
  /** Returns the name of a group. */
  nameOf: (tag: string) => string;
}

/** Search for lotteries: chips of groups, part of the name, one page at a time. */
export default function SearchSheet({ open, onClose, games, tags, nameOf }: SearchSheetProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [pages, setPages] = useState(1);
  const found = searchGames(games, chosen, text);
  const shown = found.slice(0, pages * SEARCH_PAGE_SIZE);
  const search = (change: () => void) => {
    change();
    setPages(1);
  };
  const toggle = (tag: string) =>
    search(() => setChosen(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      name={t('lottery.search')}
      title={t('lottery.search')}
      closeLabel={t('common.close')}
      tall
    >
      <Field
        label={t('lottery.searchName')}
        type="search"
        icon="search"
        data-autofocus
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => search(() => setText(event.target.value))}
      />
      <div className="row wrap mt-3 mb-3" role="group" aria-label={t('lottery.groups')}>
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {nameOf(tag)}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {t('lottery.found', { count: found.length })}
      </p>
      {found.length === 0 && <Empty title={t('lottery.notFound')} hint={t('lottery.notFoundHint')} />}
      <ul aria-label={t('lottery.games')}>
        {shown.map((game) => (
          <li key={game.gameCode}>
            <FoundGame game={game} group={nameOf(game.gameMenuTag)} />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button className="mt-3" variant="neutral" wide onClick={() => setPages(pages + 1)}>
          {t('lottery.loadMore')}
        </Button>
      )}
    </Sheet>
  );
}

function FoundGame({ game, group }: { game: LotteryGame; group: string }) {
  return (
    <UiLink className="list-row list-row--tall" href={betPath(game.gameCode)}>
      <span className="picture no-shrink">
        <GameImage art={{ cat: 'elott', id: game.gameCode, w: 44, h: 44 }} />
      </span>
      <span className="label grow truncate">{game.remark}</span>
      <Flag tone="neutral">{group}</Flag>
    </UiLink>
  );
}
