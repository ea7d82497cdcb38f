import { createVisitorTraffic } from '../chat/visitorTraffic';
import { createDeskTraffic } from '../telephony/deskTraffic';
import type { Busyness } from './busyness';

/** Simulates callers and visitors of the chat. */
export function createBusyDesk() {
  const traffic = [createDeskTraffic(), createVisitorTraffic()];
  return {
    stop: (): void => traffic.forEach((each) => each.stop()),
    start: (level: Busyness): void => traffic.forEach((each) => each.start(level)),
  };
}

export type BusyDesk = ReturnType<typeof createBusyDesk>;
