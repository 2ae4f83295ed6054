import { Button, type ButtonProps } from '@fairlot/ui';
import type { Table } from '../model/use-rounds.ts';

interface StepButtonProps extends Omit<ButtonProps, 'disabled' | 'busy'> {
  table: Table;
  /** Whether the rules allow this step now. */
  isPossible?: boolean;
}

/** A step within a round. While another is in progress it ignores clicks and keeps the focus. */
export function StepButton({ table, isPossible = true, ...button }: StepButtonProps) {
  const isResting = table.isSending || table.isResting;
  return (
    <Button
      {...button}
      disabled={!isPossible || (!table.canStep && !isResting)}
      aria-disabled={isResting || undefined}
    />
  );
}
