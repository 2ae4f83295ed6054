import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { EpochMs, EpochMsInput, Id, Maybe, Strict, StrictObject } from '../shapes.ts';
import { TASKS } from './lists.ts';
import { ApprovalKind, NotedObject } from './shapes.ts';

const Name = Type.String({ minLength: 1, maxLength: 32 });
const Text = Type.String({ minLength: 3, maxLength: 2000, pattern: '\\S.*\\S' });
const Link = StrictObject({
  page: Type.String({ pattern: '^[a-z-]{2,40}$' }),
  query: Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,20}$' }), Type.String({ maxLength: 200 }), {
    ...Strict,
    maxProperties: 5,
  }),
});

const Task = Type.Object({
  taskId: Id,
  title: Type.String(),
  detail: Type.String(),
  link: Maybe(Link),
  /** The approved request that could not be carried out, for a task that the product opened about it. */
  cause: Maybe(Type.Object({ approvalId: Id, kind: ApprovalKind, object: Type.String() })),
  createdBy: Type.String(),
  assignee: Maybe(Type.String()),
  state: Type.Union([Type.Literal('open'), Type.Literal('done')]),
  dueAt: Maybe(EpochMs),
  createdAt: EpochMs,
  doneBy: Maybe(Type.String()),
  doneAt: Maybe(EpochMs),
  note: Maybe(Type.String()),
});

export const tasks = endpoint({
  id: 'backoffice.tasks',
  path: '/backoffice/api/tasks',
  summary: 'Tasks of the operator, created by them, or unassigned; all tasks with permission to read the audit trail',
  ...listOf(TASKS, Task),
});

export const addTask = endpoint({
  id: 'backoffice.addTask',
  method: 'POST',
  path: '/backoffice/api/tasks',
  summary: 'Assign a task to an operator, or leave it unassigned',
  body: StrictObject({
    title: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S.*\\S' }),
    detail: Type.String({ maxLength: 2000 }),
    assignee: Maybe(Name),
    dueAt: Maybe(EpochMsInput),
    link: Maybe(Link),
  }),
  value: Type.Object({ taskId: Id }),
  errors: ['not.found'],
});

export const assignTask = endpoint({
  id: 'backoffice.assignTask',
  method: 'POST',
  path: '/backoffice/api/tasks/:taskId/assign',
  summary: 'Reassign or take an open task; a conflict names the current assignee',
  params: StrictObject({ taskId: Id }),
  body: StrictObject({ from: Maybe(Name), to: Maybe(Name) }),
  errors: ['not.found', 'task.changed'],
});

export const endTask = endpoint({
  id: 'backoffice.endTask',
  method: 'POST',
  path: '/backoffice/api/tasks/:taskId/done',
  summary: 'Complete a task',
  params: StrictObject({ taskId: Id }),
  body: StrictObject({ note: Type.String({ maxLength: 500 }) }),
  errors: ['not.found', 'task.changed'],
});

export const colleagues = endpoint({
  id: 'backoffice.colleagues',
  path: '/backoffice/api/colleagues',
  summary: 'Names of operators who can receive tasks',
  value: Type.Array(Type.String()),
});

export const notes = endpoint({
  id: 'backoffice.notes',
  path: '/backoffice/api/notes',
  summary: "Operators' notes about a member, a bet, an order or a draw, newest first",
  query: StrictObject({ object: NotedObject }),
  value: Type.Array(Type.Object({ noteId: Id, text: Type.String(), author: Type.String(), createdAt: EpochMs })),
  errors: ['not.found', 'permission.denied'],
});

export const addNote = endpoint({
  id: 'backoffice.addNote',
  method: 'POST',
  path: '/backoffice/api/notes',
  summary: 'Add a note to an object; notes cannot be changed',
  body: StrictObject({ object: NotedObject, text: Text }),
  errors: ['not.found', 'permission.denied'],
});

const Handover = Type.Object({
  handoverId: Id,
  from: Type.String(),
  to: Maybe(Type.String()),
  note: Type.String(),
  waiting: Type.Array(Type.Object({ page: Type.String(), count: Type.Integer(), countIsExact: Type.Boolean() })),
  tasks: Type.Array(Type.Object({ taskId: Id, title: Type.String() }), {
    description: 'of the operator who hands over',
  }),
  createdAt: EpochMs,
  takenBy: Maybe(Type.String()),
  takenAt: Maybe(EpochMs),
});

export const handovers = endpoint({
  id: 'backoffice.handovers',
  path: '/backoffice/api/handovers',
  summary: 'Latest shift handovers, newest first',
  value: Type.Array(Handover),
});

export const handOver = endpoint({
  id: 'backoffice.handOver',
  method: 'POST',
  path: '/backoffice/api/handovers',
  summary: 'End a shift: stores the waiting items and own open tasks with a note for the next operator',
  body: StrictObject({ to: Maybe(Name), note: Text }),
  value: Type.Object({ handoverId: Id }),
  errors: ['not.found', 'operator.own'],
});

export const takeOver = endpoint({
  id: 'backoffice.takeOver',
  method: 'POST',
  path: '/backoffice/api/handovers/:handoverId/take',
  summary: 'Take over a shift with its open tasks',
  params: StrictObject({ handoverId: Id }),
  errors: ['not.found', 'operator.own', 'task.changed'],
});
