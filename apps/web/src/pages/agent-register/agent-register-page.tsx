import { Tabs } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linksQuery } from '../../features/agency/api/registration.ts';
import { LinkList } from '../../features/agency/ui/link-list.tsx';
import { RegisterDownline } from '../../features/agency/ui/register-downline.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

type Way = 'account' | 'links';

/** Recruiting members: the agent opens accounts or issues registration codes. */
export default function AgentRegisterPage() {
  return (
    <ClosedCard page="agency">
      <Ways />
    </ClosedCard>
  );
}

function Ways() {
  const t = useText();
  const [way, setWay] = useState<Way>('account');
  const query = useQuery(linksQuery(useHasToken()));
  return (
    <div className="stack mt-3">
      <div className="padded">
        <Tabs
          label={t('agency.register')}
          options={[
            { value: 'account', label: t('agency.way.account') },
            { value: 'links', label: t('agency.way.links') },
          ]}
          value={way}
          onChange={setWay}
        />
      </div>
      <Loaded query={query} shape="row">
        {({ list, ...range }) =>
          way === 'account' ? <RegisterDownline {...range} /> : <LinkList links={list} {...range} />
        }
      </Loaded>
    </div>
  );
}
