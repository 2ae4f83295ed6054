import type { App } from '@fairlot/server/app';
import { sql } from '@fairlot/server/platform/db/index';
import { findWrongEvents } from '@fairlot/server/platform/events/check-events';

/** Copies every event that is written from now on. */
export async function noteWrittenEvents({ platform: { db } }: App): Promise<void> {
  await db.script(`
    create table testkit_events (topic text not null, payload jsonb not null);
    create function testkit_note_event() returns trigger language plpgsql as $$ begin
      insert into testkit_events values (new.topic, new.payload);
      return null;
    end $$;
    create trigger testkit_events after insert on platform_outbox for each row execute function testkit_note_event();`);
}

/** Checks the written events against the catalogue. @throws with what is wrong */
export async function checkWrittenEvents({ platform: { db, events } }: App): Promise<void> {
  const written = await db.rows(
    sql<{ topic: string; payload: unknown }>`select distinct topic, payload from testkit_events`,
  );
  const wrong = [...new Set(findWrongEvents(events.catalogue, written))];
  if (wrong.length > 0) throw new Error(`Events were written that no catalogue knows so:\n${wrong.join('\n')}`);
}
