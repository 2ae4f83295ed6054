import { originOf } from './settings.mjs';

/**
 * The text that the launcher prints once the product is ready.
 * @param {import('./settings.mjs').LaunchSettings} settings
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
export function describeProduct(settings, env) {
  const origin = env.PUBLIC_ORIGIN || originOf(settings.host, settings.port);
  const lines = [
    '',
    'Fairlot is ready',
    `  Web app   ${origin}/m/home`,
    `  Operators ${origin}/backoffice`,
    `  API       ${origin}/openapi.json`,
  ];
  const named = nameOf(origin);
  if (named !== origin) lines.push(`  Passkeys  ${named}/m/home  (browsers make none for IP addresses)`);
  if (settings.sandboxPort !== undefined)
    lines.push(`  Sandbox   ${originOf(settings.host, settings.sandboxPort)}/bank  (completes payments and payouts)`);
  if (settings.hasDemoAccounts) {
    lines.push(
      '',
      'Demonstration accounts, password Fairlot2026',
      '  demo01    member with 5,000,000.00',
      '  demo02    member with 0.00',
      '  vip01     member of VIP level 3, with rewards that wait',
      '  limit01   member who may deposit 100,000.00 a day',
      '  agent01   agent, type 1; type02, type03, type40, type41, type42 are of the other types',
      '  first01   must set a new password at the first login',
      '  frozen01  disabled',
      '  operator, operator2  of the back office; what needs two persons needs both',
      '  risk, finance, support, content  operators, each with the role of that name',
    );
  }
  lines.push('');
  if (!env.DATABASE_URL) {
    lines.push(`Database: PostgreSQL in ${settings.dataDir}/postgres; npm run psql opens a shell on it.`);
  }
  lines.push('Ctrl-C stops everything.', '');
  return lines.join('\n');
}

/**
 * The same address with the host name `localhost`.
 * @param {string} origin
 */
function nameOf(origin) {
  return origin.replace(/\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/, '//localhost');
}
