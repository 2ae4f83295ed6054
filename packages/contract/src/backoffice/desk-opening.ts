import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, Reason, RequestKey, StrictObject } from '../shapes.ts';
import { Approval } from './shapes.ts';

/** Set-up steps and opening of a site that started without demonstration data. */
/** Set-up steps in the order of the console. */
export const SETUP_STEPS = [
  'operators',
  'merchant',
  'brand',
  'pages',
  'registration',
  'cashier',
  'vendors',
  'games',
  'lotteries',
  'originals',
  'content',
] as const;
export type SetupStepId = (typeof SETUP_STEPS)[number];
const StepId = Type.Unsafe<SetupStepId>(Type.Union(SETUP_STEPS.map((id) => Type.Literal(id))));
/** Not required for opening: an operator confirms that a backup was restored. */
const Backup = Type.Literal('backup');
const Confirmation = Type.Object({ by: Type.String(), at: EpochMs });

export const setup = endpoint({
  id: 'backoffice.setup',
  path: '/backoffice/api/setup',
  permission: 'setup.read',
  summary: 'Steps of the set-up, and whether the site can be opened',
  value: Type.Object({
    steps: Type.Array(
      Type.Object({
        id: StepId,
        state: Type.Union([Type.Literal('open'), Type.Literal('done')]),
        needed: Type.Boolean({ description: 'the site cannot be opened before this step is done' }),
        ready: Type.Boolean({ description: 'nothing is missing except a confirmation, where one is required' }),
        detail: Type.Record(Type.String(), Type.Integer(), { description: 'numbers of existing records, by name' }),
        confirmed: Maybe(Confirmation),
        takesConfirmation: Type.Boolean(),
      }),
    ),
    canOpen: Type.Boolean(),
    isOpen: Type.Boolean(),
    operators: Type.Array(Type.String(), { description: 'names of operators with a second factor' }),
    first: Type.Object(
      {
        backup: Maybe(Confirmation),
        archivedAt: Maybe(EpochMs),
        isArchiveFailing: Type.Boolean({ description: 'the last attempt of the database to archive its log failed' }),
        alarmRules: Type.Integer(),
        alarmSentAt: Maybe(EpochMs),
      },
      {
        description:
          'the first backup that was restored, as an operator confirmed; when the database last archived its log; ' +
          'and the first alarm that was delivered',
      },
    ),
    request: Type.Union([Approval, Type.Null()], { description: 'to open the site; it waits for a second operator' }),
  }),
});

export const confirmStep = endpoint({
  id: 'backoffice.confirmStep',
  method: 'POST',
  path: '/backoffice/api/setup/:step/confirm',
  permission: 'setup.change',
  summary: 'Confirm a step of the set-up, or that a backup was restored',
  params: StrictObject({ step: Type.Union([StepId, Backup]) }),
  errors: ['not.found', 'setup.incomplete'],
});

export const openSite = endpoint({
  id: 'backoffice.openSite',
  method: 'POST',
  path: '/backoffice/api/site/open',
  permission: 'setup.change',
  summary: 'Ask a second operator to open the site',
  body: StrictObject({ reason: Reason, requestKey: Type.Optional(RequestKey) }),
  value: Approval,
  errors: ['setup.incomplete', 'row.unchanged', 'idempotency.conflict'],
});
