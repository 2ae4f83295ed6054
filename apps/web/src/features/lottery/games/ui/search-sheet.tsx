import { Button, Empty, Field, Flag, GameImage, UiLink } from '@fairlot/ui';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart } from '../../../../shared/ui/list-states.tsx';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import type { LotteryGame } from '../api/menu.ts';
import { vendorGamesQuery } from '../api/vendor-games-query.ts';
import { betPath } from '../model/paths.ts';
import { isFound, SEARCH_PAGE_SIZE, searchGames } from '../model/search-games.ts';
import { VendorGameRow } from './vendor-games.tsx';

interface VendorGroup {
  tag: string;
  vendor: string;
}

interface SearchSheetProps extends SheetControl {
  /** Our own games. */
  games: readonly LotteryGame[];
  /** Groups of vendors with their own draws. */
  vendors: readonly VendorGroup[];
  tags: readonly string[];
  /** Returns the name of a group. */
  nameOf: (tag: string) => string;
}

/** Search for lotteries: chips of groups, part of the name, one page at a time. */
export default function SearchSheet({ open, onClose, games, vendors, tags, nameOf }: SearchSheetProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [pages, setPages] = useState(1);
  const ofVendors = useVendorGames(vendors, open);
  const found = [
    ...searchGames(games, chosen, text).map((game) => ({
      key: game.gameCode,
      row: <FoundGame game={game} group={nameOf(game.gameMenuTag)} />,
    })),
    ...ofVendors.games
      .filter(({ tag, game }) => isFound(tag, game.displayName, chosen, text))
      .map(({ game }) => ({ key: game.nodeId, row: <VendorGameRow game={game} /> })),
  ];
  const shown = found.slice(0, pages * SEARCH_PAGE_SIZE);
  const search = (change: () => void) => {
    change();
    setPages(1);
  };
  const toggle = (tag: string) =>
    search(() => setChosen(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]));
  return (
    <TitledSheet open={open} onClose={onClose} title={t('lottery.search')} tall>
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
      {found.length === 0 && ofVendors.isSettled && (
        <Empty title={t('lottery.notFound')} hint={t('lottery.notFoundHint')} />
      )}
      <ul aria-label={t('lottery.games')}>
        {shown.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
      {ofVendors.error !== null && <FailedPart error={ofVendors.error} onRetry={ofVendors.retry} />}
      {shown.length < found.length && (
        <Button className="mt-3" variant="neutral" wide onClick={() => setPages(pages + 1)}>
          {t('lottery.loadMore')}
        </Button>
      )}
    </TitledSheet>
  );
}

/** The vendors' games with their groups, fetched once the search is open. */
function useVendorGames(vendors: readonly VendorGroup[], isOpen: boolean) {
  const lists = useQueries({
    queries: vendors.map(({ vendor }) => ({ ...vendorGamesQuery(vendor), enabled: isOpen })),
  });
  const failed = lists.filter(({ isError }) => isError);
  return {
    games: vendors.flatMap(({ tag }, at) => (lists[at]?.data ?? []).map((game) => ({ tag, game }))),
    isSettled: lists.every(({ isSuccess }) => isSuccess),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
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
