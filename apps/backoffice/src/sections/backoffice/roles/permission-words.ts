import { translated } from '../../../shared/language.ts';

/** Objects and actions of permissions. A room that was just created has none; its codes are shown instead. */
type Names = Readonly<Record<string, string>>;

export const words = translated('backofficePermissions', {
  things: {
    approvals: 'Approvals',
    audit: 'Audit trail',
    operators: 'Operators and roles',
    emergency: 'Emergency',
    alarms: 'Alarms',
    setup: 'Site set-up',
    goals: 'Targets and promised times',
    ledger: 'Member ledger',
    bets: 'Member bets',
    members: 'Members',
    logins: 'Log-ins by other providers',
    figures: 'Business figures',
    balance: 'Balances',
    payments: 'Deposits and payments',
    withdrawals: 'Withdrawals',
    verification: 'Member identity',
    protection: 'Member protection',
    draws: 'Draws',
    results: 'Results',
    odds: 'Odds and rules',
    catalogue: 'Games',
    vendors: 'Vendors',
    originals: 'In-house games',
    content: 'Content',
    pages: 'Closed pages',
    site: 'Site settings',
    maintenance: 'Maintenance',
    inbox: 'Messages and feedback',
    agency: 'Agents',
    promotions: 'Promotions',
    loyalty: 'Levels and rewards',
    chat: 'Live chat',
  },
  actions: {
    read: 'view',
    change: 'change',
    decide: 'decide',
    disable: 'disable and enable',
    label: 'label',
    adjust: 'request adjustments',
    resolve: 'resolve',
    reconcile: 'reconcile',
    enter: 'enter',
    void: 'void',
    answer: 'reply',
    send: 'send',
    note: 'write notes',
    begin: 'start',
    acknowledge: 'acknowledge',
    reveal: 'see personal data in full',
    connect: 'connect providers',
    games: 'import games',
    grant: 'award bonuses or free rounds',
    levels: 'request changes of levels',
    manage: 'change settings and saved replies',
    missions: 'change missions',
    repair: 'request resolutions',
    review: 'decide on applications',
    reward: 'request rewards',
    stakes: 'stop bets and set limits',
    write: 'edit offers',
  },
});

/** The object of a permission; its code if it has no label. */
export function thingOf(permission: string): string {
  const thing = permission.slice(0, permission.lastIndexOf('.'));
  return (words.things as Names)[thing] ?? thing;
}

/** The action that is allowed on the object. */
export function actionOf(permission: string): string {
  const step = permission.slice(permission.lastIndexOf('.') + 1);
  return (words.actions as Names)[step] ?? step;
}

/** A permission with its object, such as "Balances: request adjustments". */
export const permissionText = (permission: string): string => `${thingOf(permission)}: ${actionOf(permission)}`;
