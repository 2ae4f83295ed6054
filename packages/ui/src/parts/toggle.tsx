import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
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
  return (
    <label className={cx('check', wraps && 'top')}>
      <input {...input} type="checkbox" className="checkbox" />
      <span>{children}</span>
    </label>
  );
}

/** An on-off setting that takes effect immediately. Named by `label`, which is not shown. */
export function Switch({ label, ...input }: NativeBox & { label: string }): ReactElement {
  return <input {...input} type="checkbox" role="switch" aria-label={label} className="switch" />;
}
