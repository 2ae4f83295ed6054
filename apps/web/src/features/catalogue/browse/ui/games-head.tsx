import { IconButton } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { typeKey } from '../model/place.ts';
import { PageTop } from '../../../../shared/navigation/page-top.tsx';

/** Head of a page of games: the name of what it shows, and the way to search. */
export function GamesHead({ type, isInHouse, onSearch }: { type: string; isInHouse: boolean; onSearch: () => void }) {
  const t = useText();
  return (
    <PageTop
      title={t(typeKey({ type, isInHouse }))}
      back="/m/home"
      actions={<IconButton icon="search" label={t('games.search')} onClick={onSearch} />}
    />
  );
}
