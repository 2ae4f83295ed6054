import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, audited } from '../../../platform/operators/index.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { firstPasswordText } from '../actions/manage-operators.ts';
import { lockOperator } from '../operators.ts';

const HALF = 10;
const HOURS = 72;

type StatementOptions = ValueOf<typeof contract.firstPassword>;

/**
 * Shows one half of a first password to the requester of a new operator and the other half to the approver, so that
 * neither can log in as a third person and approve their own request. A half is shown once. If it is lost, showing it
 * again creates a new password, whose other half also has to be shown again.
 * @throws Refusal not.found, permission.denied, operator.settled
 */
export async function showPasswordHalf(
  platform: Platform,
  acting: Acting,
  operatorId: bigint,
): Promise<StatementOptions> {
  const password = firstPasswordText(2 * HALF);
  const passwordHash = await hashPassword(password);
  const { operatorId: holderId } = acting.operator;
  return audited(platform, acting, async (tx) => {
    const { name, persons } = await lockNew(tx, operatorId);
    const place = persons.indexOf(holderId);
    if (place < 0) throw new Refusal('permission.denied');
    const kept = await tx.first(sql<{ half: Uint8Array; until: Date }>`
      delete from backoffice_first_passwords f using backoffice_operators o
       where f.operator_id = ${operatorId}::bigint and f.holder_id = ${holderId}::bigint and o.id = f.operator_id
         and o.first_password_until > clock_timestamp()
      returning f.half, o.first_password_until as until`);
    const reported =
      kept === undefined
        ? {
            half: halfOf(password, place),
            until: await keep(tx, { operatorId, holderId, persons, password, passwordHash }),
          }
        : {
            half: platform.secrets.open(kept.half, passwordHalfContext(operatorId, holderId)).toString(),
            until: kept.until,
          };
    const part = place === 0 ? ('first' as const) : ('second' as const);
    return {
      value: { half: reported.half, part, until: reported.until.getTime() },
      trail: {
        action: 'operator.password.shown',
        object: `operator:${name}`,
        after: { part, anew: kept === undefined },
      },
    };
  });

  async function keep(tx: Tx, made: Made): Promise<Date> {
    await tx.run(sql`delete from backoffice_first_passwords where operator_id = ${operatorId}::bigint`);
    const other = made.persons.find((person) => person !== made.holderId);
    if (other === undefined) throw new Error('the executed request has no second operator');
    const half = halfOf(made.password, made.persons.indexOf(other));
    await tx.run(sql`
      insert into backoffice_first_passwords (operator_id, holder_id, half)
      values (${operatorId}::bigint, ${other}::bigint,
        ${platform.secrets.seal(Buffer.from(half), passwordHalfContext(operatorId, other))}::bytea)`);
    return tx.value(sql<Date>`
      update backoffice_operators set password_hash = ${made.passwordHash},
          first_password_until = clock_timestamp() + make_interval(hours => ${HOURS}::int)
       where id = ${operatorId}::bigint returning first_password_until`);
  }
}

interface Made {
  operatorId: bigint;
  holderId: bigint;
  persons: readonly bigint[];
  password: string;
  passwordHash: string;
}

/** Locks an operator who has not chosen a password yet. @returns the two persons, the requester first */
async function lockNew(tx: Tx, operatorId: bigint): Promise<{ name: string; persons: readonly bigint[] }> {
  const added = await tx.found(sql<{ asked: bigint; decided: bigint }>`
    select a.requested_by as asked, a.decided_by as decided
      from backoffice_operators o join backoffice_approvals a on a.id = o.approval_id
     where o.id = ${operatorId}::bigint`);
  const operator = await lockOperator(tx, operatorId);
  if (!operator.mustChangePassword || operator.isDisabled) throw new Refusal('operator.settled');
  return { name: operator.name, persons: [added.asked, added.decided] };
}

function halfOf(password: string, place: number): string {
  return password.slice(place * HALF, (place + 1) * HALF);
}

/** Binds a sealed half to the operator and to the person it is shown to. */
export function passwordHalfContext(operatorId: bigint | string, holderId: bigint | string): string {
  return `backoffice_first_passwords:${operatorId}:${holderId}`;
}
