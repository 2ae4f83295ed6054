import { BalanceLine, ButtonLink, IconLink, Mark } from '@fairlot/ui';
import { useMemberName } from '../../features/identity/profile/model/use-member-name.ts';
import { MemberAvatar } from '../../features/identity/profile/ui/member-avatar.tsx';
import { ServiceButton } from '../../features/service/ui/service-button.tsx';
import { useBalanceLine } from '../../features/wallet/model/use-balance-line.ts';
import { BonusText } from '../../features/wallet/ui/bonus-text.tsx';
import { PlayMoney } from '../../features/wallet/ui/play-money.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { VipBadge } from './vip-card.tsx';

/** The member's name and balance, with deposit and withdraw. */
export function MemberHead() {
  const t = useText();
  const name = useMemberName();
  const member = useMember();
  const line = useBalanceLine();
  return (
    <section className="deep head">
      <Mark className="halo halo--large" flat />
      <header className="header on-deep">
        <h1 className="h2 grow">{t('title.account')}</h1>
        <ServiceButton />
        <IconLink icon="settings" label={t('title.settings')} href="/m/set" />
      </header>
      <div className="row gap-3 mt-1">
        <MemberAvatar />
        <div className="grow">
          <div className="row">
            <span className="h3 truncate">{name}</span>
            <VipBadge />
          </div>
          {member?.userName !== name && <div className="caption muted truncate">{member?.userName}</div>}
        </div>
        <PlayMoney />
      </div>
      <BalanceLine {...line} large />
      <BonusText isHidden={line.state === 'hidden'} />
      <div className="two-columns mt-3">
        <ButtonLink variant="pop" icon="download" href="/m/voucherCenter">
          {t('header.deposit')}
        </ButtonLink>
        <ButtonLink variant="veil" icon="upload" href="/m/withdraw">
          {t('header.withdraw')}
        </ButtonLink>
      </div>
    </section>
  );
}
