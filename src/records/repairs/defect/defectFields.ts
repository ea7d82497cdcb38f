import * as v from 'valibot';
import type { ActionSpecification } from '@/domain/repairs/repairTree';
import { isFilledIn } from '@/lib/text';
import { KeptFile } from '@/shared/media';
import { repairsTexts } from '../repairsTexts';

const texts = repairsTexts.defect.problems;

const DefectFields = v.object({
  /** The chosen answers, from the first one on. */
  path: v.array(v.string()),
  defectId: v.nullable(v.string()),
  collectiveObjectId: v.nullable(v.string()),
  /** Null for the usual vendor. */
  vendorId: v.nullable(v.string()),
  remarks: v.string(),
  files: v.array(KeptFile),
});
/** The fields of a defect that is being filled in. */
export type DefectFields = v.InferOutput<typeof DefectFields>;

export const isDefectFields = (value: unknown): value is DefectFields => v.is(DefectFields, value);

export const NO_DEFECT: DefectFields = {
  path: [],
  defectId: null,
  collectiveObjectId: null,
  vendorId: null,
  remarks: '',
  files: [],
};

/** Changes the defect, and resets the choices that belonged to the previous defect. */
export const withDefect = (fields: DefectFields, path: readonly string[], defectId: string | null) => ({
  ...fields,
  path: [...path],
  defectId,
  collectiveObjectId: null,
  vendorId: null,
});

export type DefectProblems = Partial<Record<'defect' | 'remarks' | 'collectiveObjectId' | 'media', string>>;

interface Known {
  specification: Pick<ActionSpecification, 'remarkIsRequired'> | undefined;
  /** There are shared objects to choose from. */
  hasObjects: boolean;
  isUploading: boolean;
}

/** Checks REP-17 and REP-18, and requires one of the shared objects if there are any (REP-11). */
export function defectProblems(fields: DefectFields, { specification, hasObjects, isUploading }: Known) {
  const problems: DefectProblems = {
    ...(fields.defectId === null && { defect: texts.defect }),
    ...(specification?.remarkIsRequired && !isFilledIn(fields.remarks) && { remarks: texts.remarks }),
    ...(hasObjects && fields.collectiveObjectId === null && { collectiveObjectId: texts.collectiveObjectId }),
    ...(isUploading && { media: texts.media }),
  };
  return problems;
}
