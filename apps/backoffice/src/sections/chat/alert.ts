import { useSyncExternalStore } from 'react';
import { chatTexts as texts } from './texts.ts';

const KEY = 'fairlot.chat.alert';
const TONE_HZ = 880;
const TONE_SECONDS = 0.18;
/** Many messages at once are one sound. */
const QUIET_MS = 3000;

const watching = new Set<() => void>();
let soundedAt = -QUIET_MS;

/** Whether the operator wants to be called, and how to change it. */
export function useAlertChoice(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useSyncExternalStore(watch, readChoice), turn];
}

/** Turning it on asks the browser whether it may show notifications. */
function turn(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? '1' : '0');
  } catch {
    // Storage is closed to this page: nothing is kept, and the switch goes back.
  }
  for (const tell of watching) tell();
  // A browser that refuses, or knows none, leaves sound and title.
  if (isOn && 'Notification' in globalThis) void Notification.requestPermission().catch(() => undefined);
}

/** Calls the operator: a sound, and a notification where the console is behind another window. */
export function callOperator(account: string): void {
  if (document.hidden && 'Notification' in globalThis && Notification.permission === 'granted')
    showNotification(texts.alertFrom(account));
  const now = performance.now();
  if (now - soundedAt < QUIET_MS) return;
  soundedAt = now;
  playTone();
}

function watch(tell: () => void): () => void {
  watching.add(tell);
  return () => watching.delete(tell);
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false; // storage is closed to this page
  }
}

/** What was written stays in the console: a notification lies open on a screen that others see. */
function showNotification(text: string): void {
  try {
    const shown = new Notification(text, { tag: 'chat' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Telephones show notifications by a service worker alone, which the console has none of.
  }
}

function playTone(): void {
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = TONE_HZ;
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
}
