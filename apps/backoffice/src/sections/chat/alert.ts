import { useSyncExternalStore } from 'react';
import { chatTexts as texts } from './texts.ts';

const KEY = 'fairlot.chat.alert';
const TONE_HZ = 880;
const TONE_SECONDS = 0.18;
/** Minimum time between two sounds; several messages in it make one. */
const QUIET_MS = 3000;

const watching = new Set<() => void>();
let soundedAt = -QUIET_MS;

/** Whether the operator wants alerts, and a function that changes it. */
export function useAlertChoice(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useSyncExternalStore(watch, readChoice), turn];
}

/** Switches alerts; switching them on requests permission for notifications. */
function turn(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? '1' : '0');
  } catch {
    // The page has no access to storage: nothing is stored, and the switch turns back.
  }
  for (const tell of watching) tell();
  // Without notifications, sound and title remain.
  if (isOn && 'Notification' in globalThis) void Notification.requestPermission().catch(() => undefined);
}

/** Alerts the operator with a sound, and with a notification if the console is in the background. */
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
    return false; // the page has no access to storage
  }
}

/** The notification does not contain the message, because others may see the screen. */
function showNotification(text: string): void {
  try {
    const shown = new Notification(text, { tag: 'chat' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // On phones only a service worker can show notifications, and the console has none.
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
