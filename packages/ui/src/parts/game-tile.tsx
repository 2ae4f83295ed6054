import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ArtOptions } from '../art/types.ts';
import { cx } from './class-names.ts';
import { GameImage } from './game-image.tsx';
import { Icon } from './icon.tsx';
import { UiLink } from './link.tsx';

interface GameTileProps {
  name: string;
  vendor?: string | undefined;
  art: ArtOptions;
  src?: string | undefined;
  inline?: boolean | undefined;
  /** With `href` the tile is a link, otherwise a button. */
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  tag?: { kind: 'hot' | 'new'; text: string } | undefined;
  favourite?: FavouriteProps | undefined;
  /** Under maintenance: grey, still named. */
  isOff?: boolean | undefined;
}

/**
 * Picture of 4:5 with name and vendor. The control that opens the game is named only by the game and covers everything
 * except the heart.
 */
export function GameTile({
  name,
  vendor,
  art,
  src,
  inline,
  href,
  onOpen,
  tag,
  favourite,
  isOff,
}: GameTileProps): ReactElement {
  const content = (
    <>
      <span className="picture">
        <GameImage art={art} src={src} inline={inline} />
      </span>
      <span className="tile__name truncate block">{name}</span>
    </>
  );
  return (
    <article className="tile" data-off={isOff || undefined}>
      {href !== undefined ? (
        <UiLink href={href} onClick={onOpen}>
          {content}
        </UiLink>
      ) : (
        <button type="button" className="open" onClick={onOpen}>
          {content}
        </button>
      )}
      {tag && <span className={cx('tag', tag.kind === 'new' && 'tag--new')}>{tag.text}</span>}
      {vendor !== undefined && <span className="tile__vendor truncate block">{vendor}</span>}
      {favourite && <FavouriteButton {...favourite} onPicture />}
    </article>
  );
}

interface FavouriteProps {
  isFavourite: boolean;
  onToggle: () => void;
  labels: { add: string; remove: string };
}

/** The heart: on a picture with its own disc, elsewhere as a plain icon button. */
export function FavouriteButton({
  isFavourite,
  onToggle,
  labels,
  onPicture = false,
}: FavouriteProps & { onPicture?: boolean }): ReactElement {
  const icon = <Icon name="heart" size={onPicture ? 'tiny' : undefined} filled={isFavourite} />;
  return (
    <button
      type="button"
      className={onPicture ? cx('heart', isFavourite && 'on') : cx('icon-button', isFavourite ? 'hot' : 'faint')}
      aria-pressed={isFavourite}
      aria-label={isFavourite ? labels.remove : labels.add}
      onClick={onToggle}
      // In a list of favourites the focus moves to the next heart: a held key would press that one too.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {onPicture ? <b>{icon}</b> : icon}
    </button>
  );
}

interface CategoryItemProps {
  label: ReactNode;
  art: ArtOptions;
  href: string;
  isActive?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** One entry of the category rail; the rail itself is a list with class `hs tight`. */
export function CategoryItem({ label, art, href, isActive, onClick }: CategoryItemProps): ReactElement {
  return (
    <UiLink
      href={href}
      className={cx('category', isActive && 'on')}
      aria-current={isActive ? 'true' : undefined}
      onClick={onClick}
    >
      <span className="picture">
        <GameImage art={{ w: 56, h: 56, ...art }} inline />
      </span>
      <span>{label}</span>
    </UiLink>
  );
}
