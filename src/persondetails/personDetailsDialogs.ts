import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface PersonDetailsDialogs {
  personDelete: { personId: string };
  accountDelete: { personId: string; accountId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends PersonDetailsDialogs {}
}

/** Dialog kind to component; each arrives when it is first asked for. */
export const personDetailsDialogs: DialogComponents<keyof PersonDetailsDialogs> = {
  personDelete: lazyPart(async () => (await import('./PersonDeleteDialog')).PersonDeleteDialog),
  accountDelete: lazyPart(async () => (await import('./account/AccountDeleteDialog')).AccountDeleteDialog),
};
