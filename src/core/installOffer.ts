import { useSyncExternalStore } from 'react';

/** What a browser offers that can keep the product as an app; it is in no standard yet. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null) {
  offer = next;
  for (const tell of listeners) tell();
}

/** The browser offers it once, before there is anything on the screen to take it up with. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** An offer can be taken up once. */
function take() {
  const taken = offer;
  change(null);
  void taken?.prompt();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks the browser to install the app; null while it does not offer that. */
export const useInstall = (): (() => void) | null => {
  const isOffered = useSyncExternalStore(subscribe, () => offer !== null);
  return isOffered ? take : null;
};
