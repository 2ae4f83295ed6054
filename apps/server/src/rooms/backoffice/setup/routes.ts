import { backoffice as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { BackofficeServices } from '../services.ts';
import { createFirstOperator } from './first-operator.ts';
import { createSecondOperator } from './second-operator.ts';

/** The first two operators of a site. */
export function createSetupRoutes(services: BackofficeServices): BoundRoute[] {
  return [
    route(contract.createFirstOperator, (context) => createFirstOperator(services, context)),
    route(contract.createSecondOperator, ({ operator, ip, body }) =>
      createSecondOperator(services.platform, { operator, ip }, body),
    ),
  ];
}
