import { Flag, Icon, LedgerRow } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount, formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { cardsQuery, type CardRef } from '../api/cards.ts';
import { KINDS, shortNumber, toneOfCard } from '../model/card-look.ts';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

interface AttachSheetProps {
  open: boolean;
  onPicture: () => void;
  onCard: (card: CardRef) => void;
  onClose: () => void;
}

/** Attachments: a picture, or one of the member's latest withdrawals, deposits and bets. */
export default function AttachSheet({ open, onPicture, onCard, onClose }: AttachSheetProps) {
  const { t, ...locale } = useLocaleText();
  const query = useQuery(cardsQuery(open));
  return (
    <TitledSheet open={open} onClose={onClose} title={t('chat.add')}>
      <button type="button" className="list-row chat-pick" onClick={onPicture}>
        <span className="icon-box icon-box--brand">
          <Icon name="plus" size="small" />
        </span>
        <span className="grow label">{t('chat.attach')}</span>
      </button>
      <h3 className="caption muted padded mt-3">{t('chat.latest')}</h3>
      <Loaded query={query}>
        {(cards) => (
          <>
            {cards.length === 0 && <p className="caption faint padded mt-1">{t('chat.noCards')}</p>}
            {cards.map((card) => (
              <button
                key={card.ref}
                type="button"
                className="chat-pick"
                onClick={() => onCard({ kind: card.kind, ref: card.ref })}
              >
                <LedgerRow
                  icon={KINDS[card.kind].icon}
                  tone={KINDS[card.kind].tone}
                  title={card.name ?? t(`chat.kind.${card.kind}`)}
                  meta={`${shortNumber(card.ref)} · ${formatDateTime(card.at, locale)}`}
                  amount={`${formatAmount(card.amount, locale.tag)} ${card.currency}`}
                  flag={<Flag tone={toneOfCard(card)}>{t(KINDS[card.kind].stateKey(card.status))}</Flag>}
                />
              </button>
            ))}
          </>
        )}
      </Loaded>
    </TitledSheet>
  );
}
