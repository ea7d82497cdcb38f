import { useSyncExternalStore } from 'react';

/** A browser's offer to install the product as an app; it is in no standard yet. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer, because the browser makes it once, before the button for it is on screen. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** Uses the offer, which is possible only once. */
function take() {
  const taken = offer;
  change(null);
  void taken?.prompt();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the function that asks the browser to install the app; null while the browser does not offer that. */
export const useInstall = (): (() => void) | null => {
  const isOffered = useSyncExternalStore(subscribe, () => offer !== null);
  return isOffered ? take : null;
};
