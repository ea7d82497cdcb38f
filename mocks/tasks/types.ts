import { TaskTypeCategory } from '@/domain/tasks/taskType';
import type { TaskTypeRecord } from './records';

const type = (name: string, category: TaskTypeCategory): TaskTypeRecord => ({ name, category });

export const taskTypes: readonly TaskTypeRecord[] = [
  type('Terugbelverzoek', TaskTypeCategory.Terugbellen),
  type('Informatie opsturen', TaskTypeCategory.InformatieOpsturen),
  type('Verzoek huurder', TaskTypeCategory.Verzoek),
  type('Reparatieverzoek', TaskTypeCategory.Verzoek),
  type('Overlastmelding', TaskTypeCategory.Verzoek),
  type('Betalingsregeling', TaskTypeCategory.Verzoek),
  type('Foutmelding koppeling', TaskTypeCategory.Error),
  type('Voorinspectie', TaskTypeCategory.Voorinspectie),
  type('Eindinspectie', TaskTypeCategory.Eindinspectie),
  type('Melding klantportaal', TaskTypeCategory.Selfservice),
  type('Staat van oplevering', TaskTypeCategory.StateOfCommencement),
  type('Woningwaardering', TaskTypeCategory.Valuation),
  type('Zaakstap', TaskTypeCategory.CaseFlow),
  type('Overig', TaskTypeCategory.Other),
];

export const defaultTaskType: TaskTypeRecord = type('Overig', TaskTypeCategory.Other);

export const taskTypeNamed = (name: string): TaskTypeRecord | null =>
  taskTypes.find((known) => known.name === name) ?? null;

const DEFAULT_DAYS = 5;
const daysByCategory: Partial<Record<TaskTypeCategory, number>> = {
  [TaskTypeCategory.Terugbellen]: 1,
  [TaskTypeCategory.InformatieOpsturen]: 2,
  [TaskTypeCategory.Error]: 1,
  [TaskTypeCategory.Voorinspectie]: 10,
  [TaskTypeCategory.Eindinspectie]: 14,
};

/** The number of working days in which a task of this kind should be done. */
export const defaultDaysFor = (category: TaskTypeCategory | null): number =>
  (category === null ? undefined : daysByCategory[category]) ?? DEFAULT_DAYS;
