import { ButtonLink, Button, GameImage } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menusQuery } from '../../features/catalogue/games/api/menus.ts';
import { categoryPath } from '../../features/catalogue/games/model/category-path.ts';
import { coverOf } from '../../features/catalogue/games/model/game-art.ts';
import { iconOf, titleOf } from '../../features/catalogue/games/model/game-fields.ts';
import { originalsQuery } from '../../features/catalogue/home/api/home-lists.later.ts';
import { firstStepsQuery } from '../../features/loyalty/api/first-steps.ts';
import { FirstStepsCard } from '../../features/loyalty/ui/first-steps-card.later.tsx';
import { FirstOffer } from '../../features/promotions/ui/first-offer.tsx';
import { lotteryMenuQuery } from '../../features/lottery/games/api/menu.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { useLater } from '../../shared/use-later.ts';
import { TitledSheet } from '../../shared/ui/titled-sheet.tsx';

const SHOWN = 3;
const loadDocuments = () => import('./own-documents.tsx');

/** First steps on home, each done here: documents in a sheet, the first deposit with its offer, three games. */
export default function HomeFirstSteps() {
  const { data } = useQuery(firstStepsQuery(useHasToken()));
  if (!data) return null;
  return (
    <FirstStepsCard steps={data} content={{ identity: <IdentityStep />, money: <FirstOffer />, game: <GameStep /> }} />
  );
}

function IdentityStep() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const Documents = useLater(isOpen, loadDocuments, 'cashier');
  return (
    <>
      <Button variant="fill" wide onClick={() => setOpen(true)} busy={isOpen && Documents === null}>
        {t('start.send')}
      </Button>
      <TitledSheet open={Documents !== null} onClose={() => setOpen(false)} title={t('start.identity')}>
        {Documents && <Documents />}
      </TitledSheet>
    </>
  );
}

/** The first in-house games and the list of all. A merchant without any offers the lobby and the first category. */
function GameStep() {
  const t = useText();
  const { data = [], isSuccess } = useQuery(originalsQuery());
  if (isSuccess && data.length === 0) return <OtherGames />;
  return (
    <>
      <div className="first-games">
        {data.slice(0, SHOWN).map((game) => (
          <a key={game.nodeId} className="picture" href={`/m/inhouse/${game.gameCode}`} aria-label={titleOf(game)}>
            <GameImage art={{ ...coverOf(game), w: 112, h: 66 }} src={iconOf(game)} />
          </a>
        ))}
      </div>
      <ButtonLink variant="soft" wide href="/m/inhouse">
        {t('start.all')}
      </ButtonLink>
    </>
  );
}

function OtherGames() {
  const t = useText();
  const { data: lotteries } = useQuery(lotteryMenuQuery());
  const { data: categories = [] } = useQuery(menusQuery());
  const first = categories.find(({ gameCategory }) => gameCategory !== 'LOTT')?.gameCategory;
  return (
    <>
      {lotteries?.value.some(({ gameMenus }) => gameMenus.length > 0) === true && (
        <ButtonLink variant="soft" wide href="/m/lott">
          {t('category.LOTT')}
        </ButtonLink>
      )}
      {first !== undefined && (
        <ButtonLink variant="soft" wide href={categoryPath(first)}>
          {t(`category.${first}`)}
        </ButtonLink>
      )}
    </>
  );
}
