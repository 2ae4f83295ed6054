import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactElement, ReactNode, RefObject } from 'react';
import type { ArtOptions } from '../art/types.ts';
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts';
import { GameImage } from './game-image.tsx';
import { UiLink } from './link.tsx';

/** Time before the next slide is shown (specification, section 9). */
const AUTOPLAY_MS = 5000;

export interface BannerSlide {
  id: string;
  art: ArtOptions;
  src?: string | undefined;
  kicker?: ReactNode;
  title: ReactNode;
  /** Text of the button. The slide is one link, or a button without `href`. */
  action?: ReactNode;
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

interface BannerCarouselProps {
  label: string;
  slides: readonly BannerSlide[];
}

/**
 * A carousel of snapping slides. It plays automatically in a loop when there is more than one slide and the user is not
 * interacting with it. The first two slides are rendered into the server's page.
 */
export function BannerCarousel({ label, slides }: BannerCarouselProps): ReactElement {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const isHeld = useRef(false);
  useAutoplay(track, slides.length, isHeld);

  const hold = (): void => {
    isHeld.current = true;
  };
  const release = (): void => {
    isHeld.current = false;
  };
  const blur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) release();
  };
  return (
    <section
      className="carousel"
      aria-label={label}
      data-single={slides.length === 1 || undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={hold}
      onPointerEnter={hold}
      onPointerLeave={release}
      onTouchStart={hold}
      onTouchEnd={release}
      onTouchCancel={release}
      onFocus={hold}
      onBlur={blur}
    >
      <div className="scroller" ref={track} onScroll={() => setIndex(track.current ? nearestSlide(track.current) : 0)}>
        {slides.map((slide, i) => (
          <Slide key={slide.id} slide={slide} inline={i < 2} />
        ))}
      </div>
      {slides.length > 1 && (
        <div className="dots" aria-hidden="true">
          {slides.map((slide, i) => (
            <i key={slide.id} className={i === index ? 'on' : undefined} />
          ))}
        </div>
      )}
    </section>
  );
}

function Slide({ slide, inline }: { slide: BannerSlide; inline: boolean }): ReactElement {
  const content = (
    <>
      <GameImage art={{ w: 346, h: 168, ...slide.art }} src={slide.src} inline={inline} />
      <span className="banner__text">
        {slide.kicker !== undefined && <span className="banner__kicker">{slide.kicker}</span>}
        <span className="banner__title">{slide.title}</span>
        {slide.action !== undefined && <span className="button button--white button--small">{slide.action}</span>}
      </span>
    </>
  );
  if (slide.href !== undefined)
    return (
      <UiLink href={slide.href} className="banner" onClick={slide.onOpen}>
        {content}
      </UiLink>
    );
  if (slide.onOpen)
    return (
      <button type="button" className="banner" onClick={slide.onOpen}>
        {content}
      </button>
    );
  return <div className="banner">{content}</div>;
}

function useAutoplay(track: RefObject<HTMLDivElement | null>, count: number, isHeld: RefObject<boolean>): void {
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => {
      const element = track.current;
      if (!element || isHeld.current || document.hidden || prefersReducedMotion()) return;
      scrollToSlide(element, (nearestSlide(element) + 1) % count);
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [track, count, isHeld]);
}

/**
 * Distance of each slide from the inline start of the track, positive towards the end, in both directions of writing.
 */
function startOffsets(track: HTMLElement): number[] {
  const style = getComputedStyle(track);
  const isRtl = style.direction === 'rtl';
  const box = track.getBoundingClientRect();
  const gutter = Number.parseInt(style.paddingInlineStart, 10) || 0;
  return Array.from(track.children, (child) => {
    const slide = child.getBoundingClientRect();
    return (isRtl ? box.right - slide.right : slide.left - box.left) - gutter;
  });
}

function nearestSlide(track: HTMLElement): number {
  // At the very end the last slide counts, although it cannot reach the start.
  if (Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 2 && track.scrollWidth > track.clientWidth)
    return track.children.length - 1;
  const distances = startOffsets(track).map(Math.abs);
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Scrolls only the track; scrollIntoView would move the page too. */
function scrollToSlide(track: HTMLElement, index: number): void {
  const offset = startOffsets(track)[index] ?? 0;
  const isRtl = getComputedStyle(track).direction === 'rtl';
  track.scrollBy({ left: isRtl ? -offset : offset, behavior: 'smooth' });
}
