import { Icon } from '@fairlot/ui';
import { useGo } from '../../../../shared/navigation/use-go.ts';

const PATH = '/m/lottery/play';

/** The button `Play` of a lottery card: a form, so that it works before the page's scripts run. */
export function PlayButton({ gameCode, label }: { gameCode: string; label: string }) {
  const go = useGo();
  return (
    <form
      action={PATH}
      onSubmit={(event) => {
        event.preventDefault();
        go(`${PATH}?gameCode=${encodeURIComponent(gameCode)}`);
      }}
    >
      <input type="hidden" name="gameCode" value={gameCode} />
      <button type="submit" className="icon-button icon-button--neutral" aria-label={label}>
        <Icon name="play" size="small" filled />
      </button>
    </form>
  );
}
