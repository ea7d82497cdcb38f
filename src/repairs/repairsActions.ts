import { createAction } from '@reduxjs/toolkit';
import type { NewRepairItem, RepairSubmit } from '@/api/repairs/repairRequests';
import type { RepairUnit } from './request/repairDraft';

interface ItemRequested extends RepairUnit {
  isAnonymous: boolean;
  item: NewRepairItem;
}

export interface SubmitRequested {
  unitId: string;
  submit: RepairSubmit;
  /** It is written down first that no moment is possible (REP-09). */
  isImpossible: boolean;
}

export const repairItemRequested = createAction<ItemRequested>('repairs/itemRequested');
export const repairItemRemoveRequested = createAction<{ requestId: string; itemId: string }>(
  'repairs/itemRemoveRequested',
);
export const repairMomentRequested = createAction<{ requestId: string; option: string }>(
  'repairs/momentRequested',
);
export const repairSubmitRequested = createAction<SubmitRequested>('repairs/submitRequested');
