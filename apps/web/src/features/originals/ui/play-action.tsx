import { Button, ButtonLink } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useLater } from '../../../shared/use-later.ts';
import type { Choices } from '../api/originals.ts';
import { wireAmount } from '../model/stake.ts';
import type { Table } from '../model/use-rounds.ts';
import type { Stake } from '../model/use-stake.ts';
import { MoneyAction } from './money-action.tsx';
import { StakeField } from './stake-field.tsx';

const loadAutoBet = () => import('./auto-bet.tsx');

interface PlayActionProps {
  table: Table;
  stake: Stake;
  label: string;
  /** Null while the choices make no valid round. */
  choices: Choices | null;
}

/** The stake of the next round, and the action that plays it. */
export function StakeAndPlay(props: PlayActionProps) {
  return (
    <>
      <StakeField stake={props.stake} isLocked={props.table.isLocked} />
      <PlayAction {...props} />
    </>
  );
}

/** The main action of a game with its amount; a link to the cashier when the balance is too low. */
export function PlayAction(props: PlayActionProps) {
  const { table, stake, choices } = props;
  const AutoBet = useLater(table.game.isAuto, loadAutoBet, 'originals-help');
  if (AutoBet === null) return <OneRound {...props} />;
  return (
    <AutoBet table={table} stake={stake} choices={choices}>
      <OneRound {...props} />
    </AutoBet>
  );
}

function OneRound({ table, stake, label, choices }: PlayActionProps) {
  const t = useText();
  const isTrial = useMember()?.type === TRIAL_TYPE;
  if (stake.isShort && !table.isSending && !table.isShowing) {
    return isTrial ? (
      <Button variant="fill" size="large" wide disabled>
        {t('originals.short')}
      </Button>
    ) : (
      <ButtonLink variant="fill" size="large" wide href="/m/voucherCenter">
        {t('header.deposit')}
      </ButtonLink>
    );
  }
  return (
    <MoneyAction
      label={label}
      minor={stake.minor}
      isSending={table.isSending}
      isPossible={table.canPlay && stake.isAllowed && choices !== null}
      isResting={table.isResting}
      onPress={() => {
        if (choices !== null) table.play(wireAmount(stake.minor), choices);
      }}
    />
  );
}
