import * as v from 'valibot';
import { draftKey } from '@/core/drafts/draftsSlice';
import { to } from '@/core/paths';
import { ChannelType } from '@/domain/timeline/channelType';
import { repairsTexts } from './repairsTexts';

const SURFACE = 'repair-request';

const RepairDraft = v.object({
  /** The id on the server; null until a defect was added. */
  requestId: v.nullable(v.string()),
  isAnonymous: v.boolean(),
  /** The user continued to the planning. */
  wantsPlan: v.boolean(),
  /** Null until the user changes the known value; the same applies to the phone number and the e-mail address. */
  channel: v.nullable(v.picklist(Object.values(ChannelType))),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
});
/**
 * A request that is being made for a unit. The draft has the values that the server does not have yet, and the id of
 * the request on the server.
 */
export type RepairDraft = v.InferOutput<typeof RepairDraft>;

export const isRepairDraft = (value: unknown): value is RepairDraft => v.is(RepairDraft, value);

export const NOTHING_YET: RepairDraft = {
  requestId: null,
  isAnonymous: false,
  wantsPlan: false,
  channel: null,
  phone: null,
  email: null,
};

export interface RepairUnit {
  unitId: string;
  unitName: string;
}

export const repairDraft = {
  surface: SURFACE,
  key: (unitId: string): string => draftKey(SURFACE, unitId),
  label: ({ unitId, unitName }: RepairUnit) => ({
    title: repairsTexts.draft(unitName),
    href: to.unitTab(unitId, 'reparatieverzoek'),
  }),
};

/** The surface of the draft of a defect. Each unit has at most one such draft. */
export const DEFECT_SURFACE = 'repair-defect';
export const defectDraftKey = (unitId: string): string => draftKey(DEFECT_SURFACE, unitId);
