import { defineArea } from '@/core/area';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';
import type { RepairUnit } from './repairDraft';
import type { Submitted } from './send/submitSaga';

interface RepairsDialogs {
  /** Adds a defect to a request, or begins a new request with it. */
  repairDefect: RepairUnit & { requestId: string | null; isAnonymous: boolean; isFollowUp?: true };
  repairItemRemove: { requestId: string; itemId: string; name: string };
  repairImpossible: Submitted;
  repairDiscard: { unitId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends RepairsDialogs {}
}

const later = () => import('./repairsDialogs');

const dialogs: DialogComponents<keyof RepairsDialogs> = {
  repairDefect: lazyPart(async () => (await later()).DefectDialog),
  repairItemRemove: lazyPart(async () => (await later()).ItemRemoveDialog),
  repairImpossible: lazyPart(async () => (await later()).ImpossibleDialog),
  repairDiscard: lazyPart(async () => (await later()).DiscardDialog),
};

export const repairsArea = defineArea({
  name: 'repairs',
  work: async () => {
    const [{ repairsSaga }, { repairsSlice }] = await Promise.all([
      import('./repairsSaga'),
      import('./repairsSlice'),
    ]);
    return { reducers: { repairs: repairsSlice.reducer }, sagas: { repairs: repairsSaga } };
  },
  dialogs,
});
