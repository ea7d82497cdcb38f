import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The wire sends the name or the index in this list: Error is 3, CaseFlow is 9 (000 §3.2, AMB-235). */
export const TaskTypeCategory = {
  Terugbellen: 0,
  InformatieOpsturen: 1,
  Verzoek: 2,
  Error: 3,
  Voorinspectie: 4,
  Eindinspectie: 5,
  Selfservice: 6,
  StateOfCommencement: 7,
  Valuation: 8,
  CaseFlow: 9,
  Other: 10,
} as const;
export type TaskTypeCategory = (typeof TaskTypeCategory)[keyof typeof TaskTypeCategory];

export const taskTypeCategoryLabel = labelsOf<TaskTypeCategory>({
  [TaskTypeCategory.Terugbellen]: 'Terugbellen',
  [TaskTypeCategory.InformatieOpsturen]: 'Informatie opsturen',
  [TaskTypeCategory.Verzoek]: 'Verzoek',
  [TaskTypeCategory.Error]: 'Foutmelding',
  [TaskTypeCategory.Voorinspectie]: 'Voorinspectie',
  [TaskTypeCategory.Eindinspectie]: 'Eindinspectie',
  [TaskTypeCategory.Selfservice]: 'Selfservice',
  [TaskTypeCategory.StateOfCommencement]: 'Staat van oplevering',
  [TaskTypeCategory.Valuation]: 'Woningwaardering',
  [TaskTypeCategory.CaseFlow]: 'Zaak',
  [TaskTypeCategory.Other]: 'Overig',
});

export const TaskType = v.object({
  name: v.pipe(d.text, v.minLength(1)),
  category: d.memberOr<TaskTypeCategory>(TaskTypeCategory, TaskTypeCategory.Other),
});
export type TaskType = v.InferOutput<typeof TaskType>;
