import { translated } from '../../../shared/language.ts';
import type { Task } from './api.ts';

/** Texts of tasks and of shift handovers. */
export const staffTexts = translated('backofficeStaff', {
  task: 'Task',
  assignee: 'Assigned to',
  anybody: 'Any operator',
  by: 'Assigned by',
  due: 'Due',
  late: 'overdue',
  created: 'Assigned',
  states: { mine: 'Mine', free: 'Unassigned', open: 'Open', done: 'Done' },
  doneBy: 'Done by',
  doneAt: 'Done at',
  all: 'All',
  add: 'New task',
  give: 'Assign',
  take: 'Take',
  giveTo: 'Reassign',
  done: 'Mark as done',
  doneHint: 'Result, for the operator who assigned it. Optional.',
  due24: 'Optional.',
  shift: 'Shifts',
  handOver: 'Hand over',
  handOverText:
    'Pending items and your open tasks are saved with your note. The operator who takes the shift gets the tasks.',
  handOverNote: 'Note for the next operator',
  to: 'For',
  nextOperator: 'The next operator',
  noShift: 'No shifts have been handed over yet.',
  shiftOf: (from: string, to: string | null) => (to === null ? `${from} hands over` : `${from} hands over to ${to}`),
  takenBy: (name: string) => `taken by ${name}`,
  notTaken: 'not taken yet',
  takeShift: 'Take the shift',
  failedRequest: (id: string) => `Approved request ${id} could not be carried out`,
  failedHint: 'Every attempt failed and nothing was changed. Find the cause, then make a new request.',
  tasks: (count: string) => `Open tasks: ${count}`,
  waiting: 'Pending at handover',
});

/** The title of a task. Those that the product opened are in the operator's language. */
export const taskTitle = ({ title, cause }: Task): string =>
  cause === null ? title : staffTexts.failedRequest(cause.approvalId);
