export { type Action, ActionDialog } from '../form/action-dialog.tsx';
