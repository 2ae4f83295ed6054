import { vendors as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { Launch } from './launch/launch-game.ts';

export function createRoutes(launch: Launch): BoundRoute[] {
  return [
    route(contract.launchGame, ({ caller, ip, language, body }) => launch({ caller, ip, language }, body)),
    route(contract.launch, ({ caller, ip, language, query }) => launch({ caller, ip, language }, query)),
  ];
}
