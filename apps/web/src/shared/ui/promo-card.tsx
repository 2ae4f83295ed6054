import { ButtonLink, Icon } from '@fairlot/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { slashDay } from '../i18n/merchant-day.ts';
import { useLocaleText, useText } from '../i18n/use-text.ts';
import { TurnMark } from './turn-mark.tsx';

interface PromoDatesProps {
  startsAt: number | string;
  /** Null without an end. */
  endsAt: number | string | null;
}

interface PromoCardProps extends PromoDatesProps {
  title: string;
  picture: ReactNode;
  /** Address of the promotion's own page. */
  href: string;
  isOpen: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** Picture with title and dates; expanded, it shows the text and a link to the promotion's own page. */
export function PromoCard({ title, picture, href, isOpen, onToggle, ref, children, ...dates }: PromoCardProps) {
  const t = useText();
  const bodyId = useId();
  return (
    <article ref={ref} className="card card--flush promo">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span className="promo-picture">
            {picture}
            <span className="promo-picture__title">{title}</span>
          </span>
          <span className="promo-when">
            <PromoDates {...dates} />
            <TurnMark isOpen={isOpen} />
          </span>
        </button>
      </h2>
      <div id={bodyId} className="entry-body" hidden={!isOpen}>
        {isOpen && children}
        {isOpen && (
          <ButtonLink
            variant="soft"
            wide
            className="mt-3"
            href={href}
            aria-label={t('promotions.detailsOf', { title })}
          >
            {t('promotions.details')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** The period of a promotion in the merchant's time zone, or that it has no end. */
export function PromoDates({ startsAt, endsAt }: PromoDatesProps) {
  const { t, timeZone } = useLocaleText();
  return (
    <span className="row caption muted">
      <Icon name="calendar" size="small" />
      {endsAt === null ? (
        t('promotions.longTerm')
      ) : (
        <span className="numeric">
          {t('promotions.range', { from: slashDay(startsAt, timeZone), until: slashDay(endsAt, timeZone) })}
        </span>
      )}
    </span>
  );
}
