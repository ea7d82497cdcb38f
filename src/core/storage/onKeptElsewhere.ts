import type { KeptKey } from './storageKeys';

/** Listens for changes to this person's settings in another tab of this browser. Returns how to stop. */
export function onKeptElsewhere(key: KeptKey, heard: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(`${key}/`)) heard();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
