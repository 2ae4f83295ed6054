import { vendors as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { Launch } from './actions/launch-game.ts';

export function createRoutes(launch: Launch): BoundRoute[] {
  return [route(contract.launchGame, ({ body }) => launch(body)), route(contract.launch, ({ query }) => launch(query))];
}
