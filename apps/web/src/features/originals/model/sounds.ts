import { isSoundOn } from '../../../shared/sound/sound.ts';

const VOLUME = 0.06;
const MOVE = { hertz: [420], seconds: 0.05 } as const;
/** The sound is the same for every amount. */
const WIN = { hertz: [587, 784], seconds: 0.12 } as const;

/** A short dry sound when something moves. */
export function playMove(): void {
  playNotes(MOVE);
}

/** Plays only when the net of a round is above zero. */
export function playWin(): void {
  playNotes(WIN);
}

function playNotes({ hertz, seconds }: { hertz: readonly number[]; seconds: number }): void {
  if (!isSoundOn() || document.hidden) return;
  const audio = new AudioContext();
  hertz.forEach((frequency, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * seconds;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(VOLUME / 50, start + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
    if (index === hertz.length - 1) tone.onended = () => void audio.close();
  });
}
