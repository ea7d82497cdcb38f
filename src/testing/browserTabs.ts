import { createLocks } from './webLocks';

/** Adds the locks and channels that the tabs of one browser share, which jsdom does not have. */
export function aBrowserOfTabs(): void {
  const open = new Set<Channel>();
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown) {
      const copy = structuredClone(data);
      for (const other of open)
        if (other !== this && other.name === this.name) other.onmessage?.({ data: copy });
    }
    close() {
      open.delete(this);
    }
  }
  vi.stubGlobal('navigator', { onLine: true, locks: createLocks() });
  vi.stubGlobal('BroadcastChannel', Channel);
}
