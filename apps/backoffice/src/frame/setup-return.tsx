import { Button } from '@fairlot/ui';
import { common } from '../shared/common-texts.ts';

/** The set-up step of each settings page. The site's page is not listed: it has its own link back. */
const STEPS: Readonly<Record<string, string>> = {
  operators: 'operators',
  pages: 'pages',
  'message-providers': 'registration',
  'identity-providers': 'registration',
  'login-providers': 'registration',
  'deposit-methods': 'cashier',
  'withdrawal-terms': 'cashier',
  'payment-providers': 'cashier',
  vendors: 'vendors',
  games: 'games',
  lotteries: 'lotteries',
  feeds: 'lotteries',
  originals: 'originals',
  approvals: 'open',
};

interface SetupReturnProps {
  path: string | undefined;
  onGo: (path: string, search: string) => void;
}

/** The way back to the set-up while the site has not opened. */
export function SetupReturn({ path, onGo }: SetupReturnProps) {
  const step = path === undefined ? undefined : STEPS[path];
  return step === undefined ? null : (
    <p className="row">
      <Button onClick={() => onGo('setup', `?step=${step}`)}>{common.toSetup}</Button>
    </p>
  );
}
