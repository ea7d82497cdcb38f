import { createVisitorTraffic } from '../chat/visitorTraffic';
import { type Busyness, createDeskTraffic } from '../telephony/deskTraffic';

/** Everybody who wants something of the desk: callers, and visitors of the chat. */
export function createBusyDesk() {
  const traffic = [createDeskTraffic(), createVisitorTraffic()];
  return {
    stop: (): void => traffic.forEach((each) => each.stop()),
    start: (level: Busyness): void => traffic.forEach((each) => each.start(level)),
  };
}

export type BusyDesk = ReturnType<typeof createBusyDesk>;
