import { ButtonLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { GetAgent } from '../../features/agency/ui/get-agent.tsx';
import { JoinForm } from '../../features/agency/ui/join-form.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { resourcesQuery } from '../../features/service/api/service.ts';
import { inviteLinkOf } from '../../features/service/model/contacts.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

/** How to become an agent; closed together with the agents' pages. */
export default function JoinUsPage() {
  const t = useText();
  const service = (
    <ButtonLink variant="soft" href="/m/customer">
      {t('service.title')}
    </ButtonLink>
  );
  return (
    <div className="stack mt-3">
      <ClosedCard page="agency" actions={service}>
        <section className="card mx stack">
          <h2 className="h2">{t('joinUs.headline')}</h2>
          <p className="muted">{t('joinUs.text')}</p>
          <JoinForm />
          <div className="row wrap">
            <Agent />
            {service}
          </div>
        </section>
      </ClosedCard>
    </div>
  );
}

function Agent() {
  return (
    <Loaded query={useQuery(resourcesQuery())} shape="row" count={1}>
      {(resources) => <GetAgent link={inviteLinkOf(resources)} />}
    </Loaded>
  );
}
