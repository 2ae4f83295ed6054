import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@fairlot/ui';
import { isAskedForContracts } from '../../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { contractRequestsQuery } from '../../contracts/api/contracts.ts';
import { CONTRACT_PATHS, waitingKinds } from '../model/prompts.ts';

/** Contracts that were offered to the agent and not answered, with a link to each; nothing if there are none. */
export function WaitingContracts() {
  const t = useText();
  const member = useMember();
  const { data = {} } = useQuery(contractRequestsQuery(useHasToken() && isAskedForContracts(member)));
  const kinds = waitingKinds(data);
  if (kinds.length === 0) return null;
  return (
    <ul className="plain stack mx waiting-contracts" aria-label={t('contracts.promptTitle')}>
      {kinds.map((kind) => (
        <li key={kind} className="note warning row between">
          <span className="label grow">{t(`contracts.prompt.${kind}`)}</span>
          <ButtonLink variant="gold" size="small" href={CONTRACT_PATHS[kind]}>
            {t('contracts.go')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
