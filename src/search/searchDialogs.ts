import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface SearchDialogs {
  newRelation: object;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends SearchDialogs {}
}

export const searchDialogs: DialogComponents<keyof SearchDialogs> = {
  newRelation: lazyPart(async () => (await import('./relation/NewRelationDialog')).NewRelationDialog),
};
