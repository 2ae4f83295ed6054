import { IconButton } from '@fairlot/ui';
import { memo } from 'react';
import { useSound } from './sound.ts';

/** Switches the sounds on and off, on a stage. */
export const SoundButton = memo(function SoundButton({ label, className }: { label: string; className: string }) {
  const [isOn, setOn] = useSound();
  return (
    <IconButton icon="sound" className={className} label={label} aria-pressed={isOn} onClick={() => setOn(!isOn)} />
  );
});
