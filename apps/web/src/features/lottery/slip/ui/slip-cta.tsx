import { displayMinor } from '@fairlot/money';
import { Button, ButtonLink } from '@fairlot/ui';
import { formatAmount, formatDecimal } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText, type Translate } from '../../../../shared/i18n/use-text.ts';
import { playName } from '../../games/model/play-groups.ts';
import type { LimitOffer } from '../model/limit-offer.ts';
import { hasChoice, pickSpaceOf } from '../model/numbers.ts';
import type { SlipView } from './slip-view.ts';

/** The one main action: place the bet, or what has to come first. */
export function SlipCta({ view }: { view: SlipView }) {
  const t = useText();
  const { tag } = useLocale();
  const { state, price, isTrial, isPlacing } = view;
  const total = <span className="numeric">{displayMinor(price.totalMinor, { locale: tag, decimals: 0 })}</span>;
  if (state === 'login')
    return (
      <Button variant="fill" size="large" wide cta onClick={view.onLogin}>
        <span>{t('lottery.loginToBet')}</span>
        {total}
      </Button>
    );
  if (state === 'funds' && !isTrial)
    return (
      <ButtonLink href="/m/voucherCenter" variant="fill" size="large" wide>
        {t('lottery.depositFirst')}
      </ButtonLink>
    );
  const label = t(labelOf(view));
  return (
    <Button variant="fill" size="large" wide cta disabled={state !== 'ready'} busy={isPlacing} onClick={view.onPlace}>
      <span>{label}</span>
      {total}
    </Button>
  );
}

function labelOf({ state, formerOdds, freeBet }: SlipView): string {
  if (state === 'closed') return 'lottery.closed';
  if (formerOdds !== null) return 'lottery.acceptAndPlace';
  return freeBet === null ? 'lottery.place' : 'lottery.placeFree';
}

/** Why the bet cannot be placed as it stands, what changed, or what a limit still leaves; empty when all is well. */
export function SlipNote({ view }: { view: SlipView }) {
  const t = useText();
  const { tag } = useLocale();
  const text = noteOf(view, t, tag);
  return (
    <div role="alert" hidden={text === null}>
      <p className="caption warning mt-2">{text}</p>
      {view.state === 'soldOut' && <LeaveOut text={soldOutOf(view, t)} onPress={() => view.onToggle(view.soldOut)} />}
      {view.offer !== null && view.state !== 'soldOut' && <Offer view={view} offer={view.offer} />}
    </div>
  );
}

/** What a limit leaves is taken with a tap, never by itself. */
function Offer({ view, offer: { stakeMinor, picks } }: { view: SlipView; offer: LimitOffer }) {
  const t = useText();
  const { tag } = useLocale();
  const [full] = picks ?? [];
  const canLeaveOut =
    view.play.pickCount === 1 && view.chosen.length > 1 && full !== undefined && view.chosen.includes(full);
  return (
    <div className="row wrap mt-2">
      {stakeMinor !== null && (
        <button type="button" className="chip chip--brand numeric" onClick={() => view.onStake(stakeMinor)}>
          {t('lottery.takeStake', { amount: displayMinor(stakeMinor, { locale: tag, decimals: 0 }) })}
        </button>
      )}
      {canLeaveOut && <LeaveOut text={full} onPress={() => view.onRemove(full)} />}
    </div>
  );
}

function LeaveOut({ text, onPress }: { text: string; onPress: () => void }) {
  const t = useText();
  return (
    <button type="button" className="chip chip--brand numeric" onClick={onPress}>
      {t('lottery.leaveOut', { number: text })}
    </button>
  );
}

const MOST_LISTED = 6;

/** Chosen numbers that are sold no more, the first of many, or the play that is a choice of its own. */
function soldOutOf({ play, soldOut }: SlipView, t: Translate): string {
  if (!hasChoice(pickSpaceOf(play))) return playName(play.code, t, play.name);
  return soldOut.slice(0, MOST_LISTED).join(', ') + (soldOut.length > MOST_LISTED ? ', …' : '');
}

function noteOf(view: SlipView, t: Translate, tag: string): string | null {
  const { state, play, formerOdds, error, offer, closedText, stakeProblem, maxLines, price, isTrial, freeBet } = view;
  if (state === 'many') return t('lottery.tooMany', { lines: price.lineCount, max: maxLines });
  if (stakeProblem === 'low')
    return t('lottery.stakeLow', { amount: formatAmount(play.minUnitStake, tag, { decimals: 0 }) });
  if (stakeProblem === 'high')
    return t('lottery.stakeHigh', { amount: formatAmount(play.maxUnitStake, tag, { decimals: 0 }) });
  if (state === 'soldOut') return t('lottery.soldOut', { numbers: soldOutOf(view, t) });
  if (state === 'closed') return closedText;
  if (offer !== null) return limitText(offer, t, tag);
  if (formerOdds !== null)
    return t('lottery.oddsChanged', {
      before: formatDecimal(formerOdds, tag),
      after: formatDecimal(play.oddsText, tag),
    });
  if (state === 'over' && freeBet !== null)
    return t('lottery.freeBetOver', { amount: formatAmount(freeBet.amount, tag, { decimals: 0 }) });
  if (state === 'funds') return t(isTrial ? 'lottery.noPlayMoney' : 'lottery.noFunds');
  return error;
}

function limitText({ stakeMinor, picks }: LimitOffer, t: Translate, tag: string): string {
  const amount = stakeMinor === null ? null : displayMinor(stakeMinor, { locale: tag, decimals: 0 });
  if (picks === null) return amount === null ? t('lottery.limitFull') : t('lottery.limitFits', { amount });
  const numbers = picks.join(' ');
  return amount === null ? t('lottery.limitFullOn', { numbers }) : t('lottery.limitFitsOn', { numbers, amount });
}
