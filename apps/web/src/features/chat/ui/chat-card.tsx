import { cx, Flag, Icon, Skeleton, UiLink } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { Card, CardRef } from '../api/cards.ts';
import { KINDS, shortNumber, stepsOfCard, toneOfCard } from '../model/card-look.ts';
import { useCard } from '../model/use-card.ts';

/** A withdrawal, deposit or bet within the conversation with its current status and a link to its page. */
export function ChatCard({ card }: { card: CardRef }) {
  const { t, tag } = useLocaleText();
  const { data, isError, refetch } = useCard(card);
  if (data === undefined)
    return (
      <Frame card={card} title={t(`chat.kind.${card.kind}`)}>
        {isError ? (
          <button type="button" className="bubble__again" onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        ) : (
          <Skeleton shape="short" />
        )}
      </Frame>
    );
  const title = `${data.name ?? t(`chat.kind.${card.kind}`)} ${formatAmount(data.amount, tag)}`;
  return (
    <UiLink href={KINDS[card.kind].path(card.ref)} className="chat-card__link">
      <Frame card={card} title={title}>
        <State card={data} />
      </Frame>
    </UiLink>
  );
}

function Frame({ card: { kind, ref }, title, children }: { card: CardRef; title: string; children: ReactNode }) {
  const { icon, tone } = KINDS[kind];
  return (
    <span className="chat-card__body">
      <span className="list-row">
        <span className={cx('icon-box', tone !== 'plain' && `icon-box--${tone}`)}>
          <Icon name={icon} size="small" />
        </span>
        <span className="grow column chat-card__text">
          <span className="label">{title}</span>
          <span className="caption faint numeric ltr">{shortNumber(ref)}</span>
        </span>
      </span>
      {children}
    </span>
  );
}

/** Screen readers read it with the card, and again when it changes, since the conversation is a log. */
function State({ card }: { card: Card }) {
  const t = useText();
  const { stateKey } = KINDS[card.kind];
  const steps = stepsOfCard(card);
  const name = t(stateKey(card.status));
  if (steps === null) return <Flag tone={toneOfCard(card)}>{name}</Flag>;
  return (
    <span className="chat-card__steps">
      <span className="visually-hidden">{name}</span>
      {steps.names.map((step, place) => (
        <span key={step} aria-hidden="true" className={cx('micro', place < steps.reached && 'on')}>
          {t(stateKey(step))}
        </span>
      ))}
    </span>
  );
}
