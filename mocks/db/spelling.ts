import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import type { Spelled } from '../wire/shared';

/* The spelling of enumerations on the wire: both codes and names occur. */

/** Members of TaakStatus, by code. */
const TASK_STATUS_NAMES = ['Nieuw', 'Opgepakt', 'Afgerond', 'Verwijderd', 'Geweigerd', 'Geannuleerd'];

const CATEGORY_NAMES = [
  'Terugbellen',
  'InformatieOpsturen',
  'Verzoek',
  'Error',
  'Voorinspectie',
  'Eindinspectie',
  'Selfservice',
  'StateOfCommencement',
  'Valuation',
  'CaseFlow',
  'Other',
];

const CASE_STATUS_CODES: Readonly<Record<CaseFlowStatus, number>> = {
  [CaseFlowStatus.PickedUp]: 0,
  [CaseFlowStatus.Finished]: 1,
  [CaseFlowStatus.Canceled]: 2,
  [CaseFlowStatus.Submitted]: 4,
};

const STEP_STATUS_CODES: Readonly<Record<StepStatus, number>> = {
  [StepStatus.NotStarted]: 0,
  [StepStatus.Started]: 1,
  [StepStatus.PickedUp]: 2,
  [StepStatus.Finished]: 3,
  [StepStatus.Canceled]: 4,
};

export const taskStatus = (code: number, byName = false): Spelled =>
  (byName ? TASK_STATUS_NAMES[code] : undefined) ?? code;

const SENT_BY_CODE: readonly number[] = [TaskTypeCategory.Error, TaskTypeCategory.CaseFlow];

/** Most categories are sent by name, Error and CaseFlow by code. */
export const taskCategory = (code: number, otherwise = false): Spelled =>
  (SENT_BY_CODE.includes(code) === otherwise ? CATEGORY_NAMES[code] : undefined) ?? code;

export const caseFlowStatus = (status: CaseFlowStatus, byName = false): Spelled => {
  if (!byName) return (CASE_STATUS_CODES as Partial<Record<string, number>>)[status] ?? status;
  return status === CaseFlowStatus.Canceled ? 'Cancelled' : status;
};

export const stepStatus = (status: StepStatus, byName = false): Spelled =>
  (byName ? undefined : (STEP_STATUS_CODES as Partial<Record<string, number>>)[status]) ?? status;
