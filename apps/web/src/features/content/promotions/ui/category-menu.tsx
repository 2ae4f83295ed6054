import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Notices } from '../../announcements/api/notices.ts';

interface CategoryMenuProps {
  categories: Notices['promotionCategories'];
  /** Id of a category; null for all promotions. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Categories of promotions in one row that scrolls sideways, beginning with "all". */
export function CategoryMenu({ categories, value, onChange }: CategoryMenuProps) {
  const t = useText();
  const items = [{ id: null, title: t('promotions.all') }, ...categories];
  return (
    <div role="group" aria-label={t('promotions.categories')} className="scroller tight free category-menu">
      {items.map(({ id, title }) => (
        <button key={id ?? ''} type="button" className="chip" aria-pressed={id === value} onClick={() => onChange(id)}>
          <span className="two-lines">{title}</span>
        </button>
      ))}
    </div>
  );
}
