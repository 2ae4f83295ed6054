import { Button, cx, IconButton } from '@fairlot/ui';
import { useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Scene } from '../model/steps.ts';
import { ScenePicture } from './scene-picture.tsx';

interface StepCarouselProps {
  label: string;
  scenes: readonly Scene[];
  /** Action of the last step in place of "next". */
  last?: { text: string; onPress: () => void };
}

/** A carousel of steps, moved by swiping or by the buttons below. */
export function StepCarousel({ label, scenes, last }: StepCarouselProps) {
  const t = useText();
  const track = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState(0);
  const isLast = place === scenes.length - 1;
  const show = (index: number) =>
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
  const follow = () => {
    const element = track.current;
    const width = element?.firstElementChild?.clientWidth ?? 0;
    if (element === null || width === 0) return;
    // The absolute value counts from the start in both writing directions.
    setPlace(Math.round(Math.abs(element.scrollLeft) / width));
  };
  return (
    <section className="steps" aria-roledescription="carousel" aria-label={label}>
      <p className="label numeric" role="status">
        {t('install.step', { step: place + 1, of: scenes.length })}
      </p>
      <ol ref={track} className="steps__track" aria-label={label} onScroll={follow}>
        {scenes.map((scene, index) => (
          <li key={scene} aria-current={index === place ? 'step' : undefined}>
            <ScenePicture scene={scene} />
            <p className="h3">{t(`install.${scene}`)}</p>
          </li>
        ))}
      </ol>
      <div className="row between">
        <IconButton
          icon="back"
          className="steps__back"
          label={t('install.previous')}
          disabled={place === 0}
          onClick={() => show(place - 1)}
        />
        <span className="steps__dots" aria-hidden="true">
          {scenes.map((scene, index) => (
            <i key={scene} className={cx(index === place && 'on')} />
          ))}
        </span>
        {isLast && last !== undefined ? (
          <Button className="steps__next" onClick={last.onPress}>
            {last.text}
          </Button>
        ) : (
          <Button className="steps__next" disabled={isLast} onClick={() => show(place + 1)}>
            {t('install.next')}
          </Button>
        )}
      </div>
    </section>
  );
}
