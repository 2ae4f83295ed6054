import { useId } from 'react';
import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { useEarlyInput } from '../hooks/use-early-input.ts';
import { cx } from './class-names.ts';

type NativeBox = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'role'> & {
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A checkbox with its text; `wraps` for terms of more than one line. */
export function Checkbox({
  children,
  wraps = false,
  ...input
}: NativeBox & { children: ReactNode; wraps?: boolean }): ReactElement {
  const ownId = useId();
  const { id = ownId } = input;
  useEarlyInput(id);
  return (
    <label className={cx('check', wraps && 'top')}>
      <input {...input} id={id} type="checkbox" className="checkbox" />
      <span>{children}</span>
    </label>
  );
}

/** An on-off setting that takes effect immediately. Named by `label`, which is not shown. */
export function Switch({ label, ...input }: NativeBox & { label: string }): ReactElement {
  return <input {...input} type="checkbox" role="switch" aria-label={label} className="switch" />;
}
