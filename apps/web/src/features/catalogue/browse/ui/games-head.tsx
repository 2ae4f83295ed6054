import { IconButton } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { usePageFind } from '../../../../shared/navigation/page-find.ts';
import { PageName } from '../../../../shared/navigation/page-name.tsx';
import { PageTop } from '../../../../shared/navigation/page-top.tsx';
import { typeKey, type GamePlace } from '../model/place.ts';

interface GamesHeadProps {
  place: GamePlace;
  onSearch: () => void;
}

/** Header of a game list: its name and the search. */
export function GamesHead({ place, onSearch }: GamesHeadProps) {
  return place.isCategory ? (
    <CategoryHead place={place} onSearch={onSearch} />
  ) : (
    <ListHead place={place} onSearch={onSearch} />
  );
}

/** A category has home's logo bar, which contains the search. */
function CategoryHead({ place, onSearch }: GamesHeadProps) {
  const t = useText();
  usePageFind(onSearch);
  return <PageName>{t(typeKey(place))}</PageName>;
}

function ListHead({ place, onSearch }: GamesHeadProps) {
  const t = useText();
  return (
    <PageTop
      title={t(typeKey(place))}
      actions={<IconButton icon="search" label={t('games.search')} onClick={onSearch} />}
    />
  );
}
