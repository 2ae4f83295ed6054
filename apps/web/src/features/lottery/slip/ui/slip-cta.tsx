import { displayMinor } from '@fairlot/money';
import { Button, ButtonLink } from '@fairlot/ui';
import { formatAmount, formatDecimal } from '../../../../shared/i18n/format.ts';
import { type Translate, useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { priceMultiple } from '../../games/model/price-multiple.ts';
import { playName } from '../../games/model/play-groups.ts';
import type { LimitOffer } from '../model/limit-offer.ts';
import { hasChoice, pickSpaceOf } from '../model/numbers.ts';
import { countChosen, limitsOf } from '../model/slip.ts';
import type { SlipView } from './slip-view.ts';

/** The main action: place the bet, or the step that is needed first. A bet that would certainly fail is not offered. */
export function SlipCta({ view }: { view: SlipView }) {
  const { t, tag } = useLocaleText();
  const { state, total: ticket, isTrial, isPlacing, stakeProblem } = view;
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag, decimals: 0 });
  const total = <span className="numeric">{amount(ticket.totalMinor)}</span>;
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
        {t('lottery.depositMissing', { amount: amount(view.missingMinor) })}
      </ButtonLink>
    );
  if (state === 'stake' && stakeProblem !== null) {
    const { minMinor, maxMinor } = limitsOf(view.play);
    const stakeMinor = stakeProblem === 'low' ? minMinor : maxMinor;
    return (
      <Button variant="fill" size="large" wide onClick={() => view.onStake(stakeMinor)}>
        {t(stakeProblem === 'low' ? 'lottery.raiseStake' : 'lottery.lowerStake', { amount: amount(stakeMinor) })}
      </Button>
    );
  }
  if (state !== 'ready')
    return (
      <Button variant="fill" size="large" wide disabled>
        <span className="truncate">{reasonOf(view, t)}</span>
      </Button>
    );
  if (view.unloaded !== null)
    return (
      <Button variant="fill" size="large" wide onClick={view.unloaded.onReload}>
        {t('common.retry')}
      </Button>
    );
  return (
    <Button variant="fill" size="large" wide cta busy={isPlacing} onClick={view.onPlace}>
      <span>{t(placeKey(view))}</span>
      {total}
    </Button>
  );
}

/** Why the bet cannot be placed, as a button label; the note above states what to do. */
function reasonOf(view: SlipView, t: Translate): string {
  const { state, play, chosen, maxLines } = view;
  if (state === 'empty') {
    const { selected } = countChosen(play, chosen);
    return selected < play.pickCount
      ? t('lottery.needMore', { count: play.pickCount - selected })
      : t('lottery.needBonus');
  }
  if (state === 'station') return t('lottery.needStation');
  if (state === 'many') return t('lottery.tooManyLines', { max: maxLines });
  if (state === 'soldOut') return t('lottery.soldOut', { numbers: soldOutOf(view, t) });
  if (state === 'closed') return t('lottery.closed');
  return t(state === 'over' ? 'lottery.freeBetShort' : 'lottery.playMoneyShort');
}

function placeKey({ changed, freeBet }: SlipView): string {
  if (changed !== null) return 'lottery.acceptAndPlace';
  return freeBet === null ? 'lottery.place' : 'lottery.placeFree';
}

/** Why the bet cannot be placed, what changed, or what a limit still allows; empty if there is no problem. */
export function SlipNote({ view }: { view: SlipView }) {
  const { t, tag } = useLocaleText();
  const text = noteOf(view, t, tag);
  return (
    <div role="alert" hidden={text === null}>
      <p className="caption warning mt-2">{text}</p>
      {view.state === 'soldOut' && view.soldOut !== null && <LeaveOutStopped view={view} soldOut={view.soldOut} />}
      {view.offer !== null && view.state !== 'soldOut' && <Offer view={view} offer={view.offer} />}
    </div>
  );
}

type StoppedBet = NonNullable<SlipView['soldOut']>;

/** The stake that a limit still allows; it is applied only by a tap, and only if the whole ticket has this stake. */
function Offer({ view, offer: { stakeMinor, picks } }: { view: SlipView; offer: LimitOffer }) {
  const { t, tag } = useLocaleText();
  const [full] = picks ?? [];
  const isSelectionOnly = view.typed.length + view.parked.length === 0;
  const canLeaveOut =
    view.parked.length === 0 &&
    view.play.pickCount === 1 &&
    view.chosen.length > 1 &&
    full !== undefined &&
    view.chosen.includes(full);
  return (
    <div className="row wrap mt-2">
      {stakeMinor !== null && isSelectionOnly && (
        <button type="button" className="chip chip--brand numeric" onClick={() => view.onStake(stakeMinor)}>
          {t('lottery.takeStake', { amount: displayMinor(stakeMinor, { locale: tag, decimals: 0 }) })}
        </button>
      )}
      {canLeaveOut && <LeaveOut text={full} onPress={() => view.onRemove(full)} />}
    </div>
  );
}

function LeaveOutStopped({ view, soldOut: { play, numbers } }: { view: SlipView; soldOut: StoppedBet }) {
  const t = useText();
  return <LeaveOut text={soldOutOf(view, t)} onPress={() => view.onDrop(play, numbers)} />;
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

/** Chosen numbers that are stopped (only the first of many), or the name of a stopped play with a single pick. */
function soldOutOf({ soldOut }: SlipView, t: Translate): string {
  if (soldOut === null) return '';
  const { play, numbers } = soldOut;
  if (!hasChoice(pickSpaceOf(play))) return playName(play.code, t, play.name);
  return numbers.slice(0, MOST_LISTED).join(', ') + (numbers.length > MOST_LISTED ? ', …' : '');
}

function noteOf(view: SlipView, t: Translate, tag: string): string | null {
  const { state, play, chosen, changed, error, offer, closedText, stakeProblem, maxLines, total, isTrial, freeBet } =
    view;
  if (state === 'station') return t('lottery.pairNeeds');
  if (state === 'many') return t('lottery.tooMany', { lines: total.lineCount, max: maxLines });
  if (chosen.length > 0 && stakeProblem === 'low')
    return t('lottery.stakeLow', { amount: formatAmount(play.minUnitStake, tag, { decimals: 0 }) });
  if (chosen.length > 0 && stakeProblem === 'high')
    return t('lottery.stakeHigh', { amount: formatAmount(play.maxUnitStake, tag, { decimals: 0 }) });
  if (state === 'soldOut') return t('lottery.soldOut', { numbers: soldOutOf(view, t) });
  if (state === 'closed') return closedText;
  const at = view.refusedAt === null ? '' : `${view.refusedAt}: `;
  if (offer !== null) return at + limitText(offer, t, tag);
  if (changed !== null)
    return t('lottery.oddsChanged', {
      before: formatDecimal(priceMultiple({ ...changed.play, odds: changed.before }), tag),
      after: formatDecimal(priceMultiple(changed.play), tag),
    });
  if (state === 'over' && freeBet !== null)
    return t('lottery.freeBetOver', { amount: formatAmount(freeBet.amount, tag, { decimals: 0 }) });
  if (state === 'funds' && view.bonusBar === 'mostBet') return t('lottery.bonusMostBet');
  if (state === 'funds' && view.bonusBar === 'game') return t('error.balance.bonus.game');
  if (state === 'funds') return `${t(isTrial ? 'lottery.noPlayMoney' : 'lottery.noFunds')}. ${t('lottery.fewerHint')}`;
  if (state === 'ready' && view.unloaded !== null) return `${view.unloaded.names}: ${t('common.failed')}`;
  return error === null ? null : at + error;
}

function limitText({ stakeMinor, picks }: LimitOffer, t: Translate, tag: string): string {
  const amount = stakeMinor === null ? null : displayMinor(stakeMinor, { locale: tag, decimals: 0 });
  if (picks === null) return amount === null ? t('lottery.limitFull') : t('lottery.limitFits', { amount });
  const numbers = picks.join(' ');
  return amount === null ? t('lottery.limitFullOn', { numbers }) : t('lottery.limitFitsOn', { numbers, amount });
}
