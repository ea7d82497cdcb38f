import { createAction } from '@reduxjs/toolkit';
import type { NewRepairItem } from '@/api/repairs/repairRequests';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { RepairUnit } from './repairDraft';

interface ItemRequested extends RepairUnit {
  isAnonymous: boolean;
  item: NewRepairItem;
}

export const repairItemRequested = createAction<ItemRequested>('repairs/itemRequested');
export const repairItemRemoveRequested = createAction<{ requestId: string; itemId: string }>(
  'repairs/itemRemoveRequested',
);
export const repairMomentRequested = createAction<{ requestId: string; option: string }>(
  'repairs/momentRequested',
);

export const itemKey = (unitId: string): string => submissionKey('repairs/item', unitId);
