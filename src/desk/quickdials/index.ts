export type { DialShortcut, LinkShortcut } from './shortcuts';
export { useShortcuts } from './useShortcuts';
