import { CategoryItem, Skeleton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FailedRow } from '../../../shared/query/failed-row.tsx';
import { menusQuery } from '../api/menus.ts';
import { categoryArt } from '../model/game-art.ts';

const NAMED = new Set(['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'PVP', 'FISH', 'ESPORTS', 'COCKFIGHT']);

/** Hot, then the categories in the server's order; the lottery has a section of its own (specification 2.3). `active` is a category or HOT. */
export function CategoryRail({ active }: { active: string | undefined }) {
  const t = useText();
  const { data, isError } = useQuery(menusQuery());
  if (data === undefined && isError) return <FailedRow />;
  const categories = data?.filter(({ gameCategory }) => gameCategory !== 'LOTT') ?? [];
  return (
    <nav className="hs tight" aria-label={t('home.categories')}>
      <CategoryItem label={t('category.HOT')} href="/m/hot" art={categoryArt('HOT')} inline isActive={active === 'HOT'} />
      {categories.map(({ gameCategory }) => (
        <CategoryItem
          key={gameCategory} label={t(NAMED.has(gameCategory) ? `category.${gameCategory}` : 'category.OTHER')} art={categoryArt(gameCategory)} inline
          href={`/m/gameList?gameType=${encodeURIComponent(gameCategory)}`} isActive={active === gameCategory}
        />
      ))}
      {data === undefined && [1, 2, 3, 4].map((key) => <Skeleton key={key} shape="pic" late />)}
    </nav>
  );
}
