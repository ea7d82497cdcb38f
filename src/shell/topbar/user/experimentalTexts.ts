/** Texts for unlocking and locking the developer area; the English sentences are from the specification (002 §8). */
export const experimentalTexts = {
  unlocked: 'Config developer area unlocked',
  locked: 'Config developer area locked',
  unlock: 'Secret Area ontgrendelen',
  lock: 'Secret Area vergrendelen',
  open: 'Secret Area openen',
} as const;
