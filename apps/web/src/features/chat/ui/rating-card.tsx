import { Icon, useToast } from '@fairlot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { cx } from '@fairlot/ui';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { conversationQuery, sendRating } from '../api/chat.ts';

const STARS = [1, 2, 3, 4, 5];

/** Asks for a rating after the conversation has ended. */
export function RatingCard({ rating }: { rating: number | null }) {
  const t = useText();
  return (
    <section className="card text-center chat-rating">
      <p className="label">{t('chat.over')}</p>
      <p className="caption muted">{t('chat.rate')}</p>
      <Stars rating={rating} />
    </section>
  );
}

/** One to five stars for the newest conversation; the rating can be changed any time. */
export function Stars({ rating }: { rating: number | null }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const rate = async (stars: number) => {
    try {
      await sendRating({ body: { rating: stars } });
      await client.invalidateQueries({ queryKey: conversationQuery(true).queryKey });
      toast.success(t('chat.thanks'));
    } catch (failure) {
      toast.error(errorText(failure));
    }
  };
  return (
    <div className="row chat-stars" role="group" aria-label={t('chat.rate')}>
      {STARS.map((stars) => (
        <button
          key={stars}
          type="button"
          className={cx('icon-button', rating !== null && stars <= rating && 'on')}
          aria-label={t('chat.stars', { stars })}
          aria-pressed={rating === stars}
          onClick={() => void rate(stars)}
        >
          <Icon name="star" />
        </button>
      ))}
    </div>
  );
}
