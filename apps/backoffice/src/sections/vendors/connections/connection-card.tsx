import { Button, Segmented } from '@fairlot/ui';
import type { PageProps } from '../../../shared/section.ts';
import { useAddressPart } from '../../../shared/use-address-part.ts';
import { VendorGames } from '../vendor-games.tsx';
import { common } from '../../../shared/common-texts.ts';
import type { Connection, Connections } from './api.ts';
import { BasicsCard } from './basics-card.tsx';
import { ConnectionState } from './connection-state.tsx';
import { KeysCard } from './keys-card.tsx';
import { OwnGames } from './own-games.tsx';
import { TestCard } from './test-card.tsx';
import { connectionTexts as words } from './texts.ts';
import '../vendors.css';

interface ConnectionCardProps {
  vendor: Connection;
  shown: Connections;
  operator: PageProps['operator'];
  /** Called with a message about the completed action; the page refetches. */
  onDone: (text: string) => void;
  onBack: () => void;
}

const STEPS = ['basics', 'keys', 'games'] as const;

/** One vendor: connection settings, keys with the test, and games. */
export function ConnectionCard({ vendor, shown, operator, onDone, onBack }: ConnectionCardProps) {
  const [asked, setStep] = useAddressPart('step');
  const step = STEPS.find((one) => one === asked) ?? 'basics';
  const canConnect = operator.permissions.includes('vendors.connect');
  const canGames = operator.permissions.includes('vendors.games');
  return (
    <>
      <div className="filters">
        <Button onClick={onBack}>{words.back}</Button>
        <b>{vendor.name}</b>
        <ConnectionState vendor={vendor} />
        <Segmented
          as="tabs"
          label={words.step}
          value={step}
          options={STEPS.map((one) => ({ value: one, label: words.steps[one] }))}
          onChange={setStep}
        />
      </div>
      {step === 'basics' ? (
        <BasicsCard vendor={vendor} shown={shown} isReadOnly={!canConnect} onDone={() => onDone(common.requestSent)} />
      ) : null}
      {step === 'keys' ? (
        <>
          <KeysCard vendor={vendor} isReadOnly={!canConnect} onDone={onDone} />
          <TestCard vendor={vendor} onTested={() => onDone('')} />
        </>
      ) : null}
      {step === 'games' ? (
        <>
          <OwnGames
            vendor={vendor}
            canChange={canGames}
            canKeepPictures={operator.permissions.includes('content.change')}
            onDone={onDone}
          />
          <VendorGames code={vendor.code} canTakeOver={canGames} />
        </>
      ) : null}
    </>
  );
}
