import { inboxDesk as contract, type MailKind, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import type { Audience, WrittenTexts } from '../store.ts';

type MailingView = ValueOf<typeof contract.mailings>['list'][number];

interface Row {
  id: bigint;
  memberId: bigint | null;
  kind: MailKind;
  texts: WrittenTexts;
  audience: Audience | null;
  opened: number;
  createdAt: Date;
  expiresAt: Date | null;
  withdrawnAt: Date | null;
}

/** Messages sent by operators; for a message to many, how many members opened or removed it. */
export function createMailingList(): AnyDeskList {
  return deskList<Row, MailingView>({
    endpoint: contract.mailings,
    select: sql`
      m.id, m.member_id as "memberId", m.kind, m.texts, m.audience, m.created_at as "createdAt",
      m.expires_at as "expiresAt", m.withdrawn_at as "withdrawnAt",
      case when m.member_id is null then (
             select coalesce(sum(o.opened), 0)::int from inbox_openings o where o.message_id = m.id)
           else (m.read_at is not null)::int end as opened`,
    from: sql`inbox_messages m`,
    where: () => sql`m.texts is not null`,
    alias: 'm',
    present: (rows, { language = 'EN' }) =>
      rows.map(({ id, memberId, kind, texts, audience, opened, createdAt, expiresAt, withdrawnAt }) => ({
        id: String(id),
        kind,
        title: (texts[language] ?? texts['EN'] ?? Object.values(texts)[0])?.title ?? '',
        audience: memberId === null ? wordsOf(audience ?? {}) : `member ${memberId}`,
        opened,
        createdAt: createdAt.getTime(),
        expiresAt: expiresAt?.getTime() ?? null,
        withdrawn: withdrawnAt !== null,
      })),
  });
}

function wordsOf({ types, labels }: Audience): string {
  const parts = [
    ...(types === undefined ? [] : [`type ${types.join(', ')}`]),
    ...(labels === undefined ? [] : [`label ${labels.join(', ')}`]),
  ];
  return parts.length === 0 ? '*' : parts.join(' · ');
}
