import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface ShellDialogs {
  /** Asks for confirmation before everything that this browser keeps of the user is erased. */
  forgetMe: object;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends ShellDialogs {}
}

/** Dialog kind to component, for the dialogs that belong to no area. */
export const shellDialogs: DialogComponents<keyof ShellDialogs | 'signOut'> = {
  signOut: lazyPart(async () => (await import('./dialogs/SignOutDialog')).SignOutDialog),
  forgetMe: lazyPart(async () => (await import('./dialogs/ForgetMeDialog')).ForgetMeDialog),
};
