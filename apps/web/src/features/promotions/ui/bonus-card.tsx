import { PRODUCTS } from '@fairlot/contract/product-names';
import { formatMinor, parseMinor } from '@fairlot/money';
import { Button, ButtonLink, Flag, Progress, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx';
import { slashDay } from '../../../shared/i18n/merchant-day.ts';
import { type Bonus, BONUS_KEY, giveUpBonus } from '../api/promotions.ts';
import { CountingGames } from './counting-games.tsx';

const DAY_MS = 86_400_000;

/** An active or waiting bonus: its progress, the games that count, and a button to give it up. */
export function BonusCard({ bonus, balance }: { bonus: Bonus; balance: string }) {
  const { t, tag, timeZone } = useLocaleText();
  const [isAsking, setAsking] = useState(false);
  const isActive = bonus.state === 'active';
  const total = parseMinor(bonus.wageringTotal);
  const done = total - parseMinor(bonus.wageringLeft);
  const plain = (amount: string) => formatAmount(amount, tag);
  const amount = `${plain(bonus.amount)} ${bonus.asset}`;
  const barred = PRODUCTS.filter((product) => !bonus.games.some((game) => game.product === product));
  return (
    <section className="card mx mt-3 stack">
      <div className="row between">
        <div>
          <h2 className="h2">{bonus.title}</h2>
          <p className="caption muted numeric">
            {isActive
              ? t('bonus.ends', { amount, date: slashDay(bonus.expiresAt, timeZone) })
              : `${amount} · ${t('offers.days', { days: Math.round((bonus.expiresAt - bonus.createdAt) / DAY_MS) })}`}
          </p>
        </div>
        <Flag tone={isActive ? 'info' : 'neutral'}>{t(`bonus.state.${bonus.state}`)}</Flag>
      </div>
      {total > 0n && (
        <div>
          <p className="row between numeric">
            <span className="bold">{t('bonus.played', { amount: plain(formatMinor(done)) })}</span>
            <span className="muted">{plain(bonus.wageringTotal)}</span>
          </p>
          <Progress
            className="mt-2 bar--large"
            share={Number(done) / Number(total)}
            label={t('bonus.played', { amount: plain(formatMinor(done)) })}
          />
          <p className="caption muted numeric mt-2">{t('bonus.toGo', { amount: plain(bonus.wageringLeft) })}</p>
        </div>
      )}
      <p className="caption muted">{t(bonus.isFreeBet ? 'bonus.freeBet' : `offers.term.${bonus.money}`)}</p>
      {bonus.mostBet !== null && !bonus.isFreeBet && (
        <p className="caption muted numeric">
          {t('offers.term.mostBet', { amount: `${formatAmount(bonus.mostBet, tag)} ${bonus.asset}` })}
        </p>
      )}
      {barred.length > 0 && !bonus.isFreeBet && (
        <p className="caption muted">
          {t('bonus.notIn', { games: barred.map((product) => t(`offers.product.${product}`)).join(', ') })}
        </p>
      )}
      {total > 0n && <CountingGames games={bonus.games.map(({ product, percent }) => [product, percent] as const)} />}
      <div className="two-columns">
        <Button variant="neutral" size="large" onClick={() => setAsking(true)}>
          {t('bonus.giveUp')}
        </Button>
        <ButtonLink variant="soft" size="large" href={bonus.isFreeBet ? '/m/lott' : '/m/activity'}>
          {t(bonus.isFreeBet ? 'bonus.toLotteries' : 'bonus.rules')}
        </ButtonLink>
      </div>
      <GiveUp
        bonus={bonus}
        lost={isActive && !bonus.isFreeBet ? balance : bonus.amount}
        open={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** States what is lost before the bonus is given up; neither button is emphasised. */
function GiveUp({ bonus, lost, open, onClose }: { bonus: Bonus; lost: string; open: boolean; onClose: () => void }) {
  const { t, tag } = useLocaleText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => giveUpBonus(bonus.bonusId),
    onSuccess: () => toast.success(t('bonus.gone')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      onClose();
      void client.invalidateQueries({ queryKey: BONUS_KEY });
    },
  });
  return (
    <QuestionDialog
      title={t('bonus.giveUp')}
      open={open}
      size="large"
      answer={{ label: t('bonus.giveUp'), variant: 'neutral', busy: isPending, onChoose: () => mutate() }}
      onClose={onClose}
    >
      <p>{t('bonus.giveUpText', { amount: `${formatAmount(lost, tag)} ${bonus.asset}` })}</p>
    </QuestionDialog>
  );
}
