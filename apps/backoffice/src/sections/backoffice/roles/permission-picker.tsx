import type { ReactNode } from 'react';
import { actionOf, thingOf } from './permission-words.ts';
import './roles.css';

interface PermissionPickerProps {
  permissions: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  isReadOnly?: boolean;
  /** Content after a permission's label. */
  markOf?: (permission: string) => ReactNode;
}

/** Checkboxes of permissions, grouped by object. */
export function PermissionPicker({ permissions, chosen, onChoose, isReadOnly = false, markOf }: PermissionPickerProps) {
  const things = Map.groupBy(permissions, thingOf);
  const toggle = (permission: string, isOn: boolean) =>
    onChoose(new Set(isOn ? [...chosen, permission] : [...chosen].filter((one) => one !== permission)));
  return (
    <div className="roles-things">
      {[...things].map(([thing, own]) => (
        <fieldset key={thing} disabled={isReadOnly}>
          <legend>{thing}</legend>
          {own.map((permission) => (
            <label key={permission} className="check" title={permission}>
              <input
                type="checkbox"
                checked={chosen.has(permission)}
                onChange={(event) => toggle(permission, event.target.checked)}
              />
              <span className="roles-act">{actionOf(permission)}</span>
              {markOf?.(permission)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
