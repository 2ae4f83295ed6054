import { useSyncExternalStore } from 'react';

const KEY = 'sound';
const NOTES_HZ = [660, 880] as const;
const NOTE_SECONDS = 0.12;
const VOLUME = 0.08;

const listeners = new Set<() => void>();

/** Whether a sound is played when money arrives; off by default, stored on this device. */
export function useSound(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSoundOn, () => false), setSound];
}

export function isSoundOn(): boolean {
  return localStorage.getItem(KEY) === 'on';
}

/** Plays two rising notes. Browsers play nothing before the first click on the page; that is not an error. */
export function playCredit(): void {
  const audio = new AudioContext();
  NOTES_HZ.forEach((frequency, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * NOTE_SECONDS;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(VOLUME / 50, start + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
    if (index === NOTES_HZ.length - 1) tone.onended = () => void audio.close();
  });
}

function setSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  if (isOn) playCredit();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
