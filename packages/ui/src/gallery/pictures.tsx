import { useState } from 'react';
import type { ReactElement } from 'react';
import { BannerCarousel } from '../parts/banner.tsx';
import { GameImage } from '../parts/game-image.tsx';
import { CategoryItem, GameTile } from '../parts/game-tile.tsx';
import { MaintenanceSpot, RestrictedSpot } from '../parts/spot.tsx';
import type { Demo } from './demo.ts';

export const PICTURES: readonly Demo[] = [
  { name: 'GameTile', element: <Tiles /> },
  { name: 'GameImage', element: <Thumb /> },
  { name: 'MaintenanceSpot', element: <MaintenanceSpot /> },
  { name: 'RestrictedSpot', element: <RestrictedSpot /> },
  {
    name: 'CategoryItem',
    element: (
      <div className="scroller tight">
        <CategoryItem label="Slots" href="/m/slots" art={{ id: 'slots', cat: 'slots' }} isActive />
        <CategoryItem label="Lottery" href="/m/lottery" art={{ id: 'lottery', cat: 'elott' }} />
      </div>
    ),
  },
  {
    name: 'BannerCarousel',
    element: (
      <BannerCarousel
        label="Highlights"
        slides={[
          {
            id: 'a',
            art: { id: 'a', cat: 'inhouse', motif: 'dice', pal: 'jade', field: 'rings', fx: 0.78, scrim: 'start' },
            kicker: 'Fairlot Originals',
            title: 'Every result, yours to check',
            action: 'Try free play',
            href: '/m/originals',
          },
          {
            id: 'b',
            art: { id: 'b', cat: 'elott', fx: 0.78, scrim: 'start' },
            title: 'Draws every minute',
            href: '/m/lottery',
          },
        ]}
      />
    ),
  },
];

function Thumb(): ReactElement {
  return (
    <div className="thumbnail mx">
      <GameImage art={{ id: 'reef', cat: 'fish', w: 52, h: 52 }} src="/missing.png" />
    </div>
  );
}

function Tiles(): ReactElement {
  const [isFavourite, setIsFavourite] = useState(true);
  const favourite = {
    isFavourite,
    onToggle: () => setIsFavourite(!isFavourite),
    labels: { add: 'Add to favourites', remove: 'Remove from favourites' },
  };
  return (
    <div className="tile-grid">
      <GameTile
        name="Lucky Sevens"
        vendor="Northwind"
        art={{ id: 'lucky', cat: 'slots' }}
        href="/m/game"
        inline
        tag={{ kind: 'hot', text: 'Hot' }}
        favourite={favourite}
      />
      <GameTile
        name="Moonlit Garden"
        vendor="Paper Lantern"
        art={{ id: 'moon', cat: 'slots', motif: 'moon' }}
        href="/m/game"
        tag={{ kind: 'new', text: 'New' }}
      />
      <GameTile name="Grand Roulette" art={{ id: 'grand', cat: 'live' }} isOff />
    </div>
  );
}
