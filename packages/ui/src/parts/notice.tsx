import { useEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts';
import { IconLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { UiLink } from './link.tsx';

const PIXELS_PER_SECOND = 40;

interface NoticeMarqueeProps {
  titles: readonly string[];
  /** Address that a tap on a title opens. */
  href: string;
  inbox?: { href: string; label: string; hasUnread: boolean; unreadLabel: string } | undefined;
  labels: { notices: string; empty: string };
}

/** Scrolling announcement titles; they pause under a pointer, with focus, and for reduced motion. */
export function NoticeMarquee({ titles, href, inbox, labels }: NoticeMarqueeProps): ReactElement {
  const run = useRef<HTMLSpanElement>(null);
  const text = titles.join(' · ');
  useMarquee(run, text);
  return (
    <section className="marquee" aria-label={labels.notices}>
      <Icon name="megaphone" size="small" className="brand" />
      {titles.length === 0 ? (
        <div className="marquee__text faint">{labels.empty}</div>
      ) : (
        <UiLink className="marquee__text" href={href}>
          <span className="run" ref={run}>
            {text}
          </span>
        </UiLink>
      )}
      {inbox && (
        <IconLink
          icon="inbox"
          href={inbox.href}
          label={inbox.hasUnread ? `${inbox.label}, ${inbox.unreadLabel}` : inbox.label}
        >
          {inbox.hasUnread && <span className="dot" />}
        </IconLink>
      )}
    </section>
  );
}

function useMarquee(run: RefObject<HTMLSpanElement | null>, text: string): void {
  useEffect(() => {
    const line = run.current;
    const frame = line?.parentElement;
    if (!line || !frame || prefersReducedMotion()) return;
    const room = frame.clientWidth;
    const length = line.offsetWidth;
    if (length <= room) return;
    const sign = getComputedStyle(frame).direction === 'rtl' ? 1 : -1;
    const distance = room + length;
    const motion = line.animate(
      [{ transform: `translateX(${-sign * room}px)` }, { transform: `translateX(${sign * length}px)` }],
      {
        duration: (distance / PIXELS_PER_SECOND) * 1000,
        iterations: Infinity,
        // Begins at the text's position, not outside the frame.
        iterationStart: room / distance,
      },
    );
    const pause = (): void => motion.pause();
    const play = (): void => motion.play();
    const events = [
      ['pointerenter', pause],
      ['focus', pause],
      ['pointerleave', play],
      ['blur', play],
    ] as const;
    for (const [name, listener] of events) frame.addEventListener(name, listener);
    return () => {
      motion.cancel();
      for (const [name, listener] of events) frame.removeEventListener(name, listener);
    };
  }, [run, text]);
}
