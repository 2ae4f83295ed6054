// Written by `npm run openapi` from the folders beside this one; not to be edited.

import type { StreamEvents as common } from '../events.ts';
import type { StreamEvents as catalogue } from '../catalogue/events.ts';
import type { StreamEvents as chat } from '../chat/events.ts';
import type { StreamEvents as content } from '../content/events.ts';
import type { StreamEvents as inbox } from '../inbox/events.ts';
import type { StreamEvents as lottery } from '../lottery/events.ts';
import type { StreamEvents as loyalty } from '../loyalty/events.ts';
import type { StreamEvents as originals } from '../originals/events.ts';
import type { StreamEvents as payments } from '../payments/events.ts';
import type { StreamEvents as promotions } from '../promotions/events.ts';
import type { StreamEvents as site } from '../site/events.ts';
import type { StreamEvents as verification } from '../verification/events.ts';
import type { StreamEvents as wallet } from '../wallet/events.ts';

/** Server-sent events of `/lgw/events` and what they carry. */
export type EventMap = common & catalogue & chat & content & inbox & lottery & loyalty & originals & payments & promotions & site & verification & wallet;
export type EventName = keyof EventMap;
