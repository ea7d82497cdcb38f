import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Display {
  /** As in the environment variable DISPLAY. */
  name: string;
  stop: () => void;
}

/** Starts an invisible screen on a free display number. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const child = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  const [number] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  ended.catch(() => {});
  return { name: `:${number.toString().trim()}`, stop: () => child.kill() };
}
