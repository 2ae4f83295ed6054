import { parentPort, workerData } from 'node:worker_threads';
import { playSetting } from './games.ts';

/** Data with which a worker is started. */
export interface GameTask {
  rounds: number;
  seedText: string;
}

/** Plays the settings whose indexes it receives, one at a time. */
const { rounds, seedText } = workerData as GameTask;
parentPort?.on('message', (place: number) => {
  parentPort?.postMessage({ place, finding: playSetting(place, rounds, seedText) });
});
