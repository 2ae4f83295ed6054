import type { ReactNode } from 'react';
import { deedOf, thingOf } from './permission-words.ts';
import './roles.css';

interface PermissionPickerProps {
  permissions: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  isReadOnly?: boolean;
  /** Stands behind the words of a permission. */
  markOf?: (permission: string) => ReactNode;
}

/** Permissions to tick, thing by thing. */
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
            <label key={permission} className="tick" title={permission}>
              <input
                type="checkbox"
                checked={chosen.has(permission)}
                onChange={(event) => toggle(permission, event.target.checked)}
              />
              {deedOf(permission)}
              {markOf?.(permission)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
