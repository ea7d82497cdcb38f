/** Unlocking and locking the area for developers; the English sentences are the specification's (002 §8). */
export const experimentalTexts = {
  unlocked: 'Config developer area unlocked',
  locked: 'Config developer area locked',
  unlock: 'Secret Area ontgrendelen',
  lock: 'Secret Area vergrendelen',
  open: 'Secret Area openen',
} as const;
