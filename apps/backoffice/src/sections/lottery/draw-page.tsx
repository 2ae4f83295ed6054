import type { PageProps } from '../../shared/section.ts';
import { Draw } from './draw.tsx';
import { Draws } from './draws.tsx';

/** The list of draws, or the one that the address names. */
export function DrawPage({ search, operator, onGo }: PageProps) {
  const wanted = new URLSearchParams(search);
  const [gameCode, numero] = [wanted.get('gameCode'), wanted.get('numero')];
  if (gameCode === null || numero === null)
    return (
      <Draws
        operator={operator}
        onOpen={(game, issue) => onGo('draws', `?${new URLSearchParams({ gameCode: game, numero: issue })}`)}
      />
    );
  return <Draw key={search} operator={operator} gameCode={gameCode} numero={numero} onBack={() => onGo('draws')} />;
}
