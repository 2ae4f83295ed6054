import { CategoryItem, Skeleton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedRow } from '../../../../shared/query/failed-row.tsx';
import { useLater } from '../../../../shared/use-later.ts';
import { menusQuery } from '../api/menus.ts';
import { categoryPath } from '../model/category-path.ts';
import { categoryArt } from '../model/game-art.ts';

const NAMED = new Set(['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'PVP', 'FISH', 'ESPORTS', 'COCKFIGHT']);
const loadOnlyVendor = () => import('./only-vendor.later.tsx');

/**
 * Hot, then the categories in the server's order; lotteries have their own section (specification 2.3). A category with
 * a single vendor opens that vendor's entry, except e-sports.
 */
export function CategoryRail() {
  const t = useText();
  const { data, isError } = useQuery(menusQuery());
  const [only, setOnly] = useState<{ gameCategory: string; vassalage: string } | null>(null);
  const OnlyVendor = useLater(only !== null, loadOnlyVendor, 'home');
  if (data === undefined && isError) return <FailedRow />;
  const categories = data?.filter(({ gameCategory }) => gameCategory !== 'LOTT') ?? [];
  return (
    <nav className="scroller tight" aria-label={t('home.categories')}>
      <CategoryItem label={t('category.HOT')} href="/m/hot" art={categoryArt('HOT')} isActive />
      {categories.map(({ gameCategory, vendors }) => {
        const [vendor] = vendors;
        const isOnly = vendors.length === 1 && gameCategory !== 'ESPORTS';
        const openOnly = (event: MouseEvent) => {
          event.preventDefault();
          if (vendor) setOnly({ gameCategory, vassalage: vendor.vassalage });
        };
        return (
          <CategoryItem
            key={gameCategory}
            label={t(NAMED.has(gameCategory) ? `category.${gameCategory}` : 'category.OTHER')}
            art={categoryArt(gameCategory)}
            href={categoryPath(gameCategory)}
            onClick={isOnly ? openOnly : undefined}
          />
        );
      })}
      {data === undefined && [1, 2, 3, 4].map((key) => <Skeleton key={key} shape="pic" late />)}
      {OnlyVendor !== null && only !== null && (
        <OnlyVendor key={only.gameCategory} {...only} onDone={() => setOnly(null)} />
      )}
    </nav>
  );
}
