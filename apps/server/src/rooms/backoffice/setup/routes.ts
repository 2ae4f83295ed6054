import { backoffice as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { ApprovalKind } from '../../../platform/operators/index.ts';
import type { BackofficePlatform } from '../ports.ts';
import type { BackofficeServices } from '../services.ts';
import { createFirstOperator } from './first-operator.ts';
import { confirm, createOpening, readSetup, requestOpening } from './open-site.ts';
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

/** Steps of the set-up, and the opening of the site that follows them. */
export function createOpeningDesk(platform: BackofficePlatform): { routes: BoundRoute[]; approvals: ApprovalKind[] } {
  const opening = createOpening(platform);
  return {
    approvals: [opening],
    routes: [
      route(contract.setup, () => readSetup(platform, opening)),
      route(contract.confirmStep, ({ operator, ip, params }) => confirm(platform, { operator, ip }, params.step)),
      route(contract.openSite, ({ operator, ip, body }) => requestOpening(platform, opening, { operator, ip }, body)),
    ],
  };
}
