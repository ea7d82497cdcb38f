import { type Indicator, PriorityLevel, priorityLabel } from '@/domain/indicator';
import type { Person } from '@/domain/person';
import { characteristicLabel } from '@/domain/personTraits';

/** Something to mind before somebody is spoken to. */
export interface PersonAlert {
  id: string;
  title: string;
  detail: string | null;
  /** In words, for who does not see the colour. */
  priority: string;
  isUrgent: boolean;
}

const fromIndicator = ({ key, indicatorId, title, description, priorityLevel }: Indicator): PersonAlert => ({
  id: `${key}/${indicatorId ?? title}`,
  title,
  detail: description === '' ? null : description,
  priority: priorityLabel(priorityLevel),
  isUrgent: priorityLevel === PriorityLevel.Urgent,
});

const fromCharacteristic = (name: string): PersonAlert => ({
  id: `characteristic/${name}`,
  title: characteristicLabel(name),
  detail: null,
  priority: priorityLabel(PriorityLevel.Urgent),
  isUrgent: true,
});

const MATTERS: readonly unknown[] = [PriorityLevel.Urgent, PriorityLevel.Important];

/** What matters about a person wherever they appear: what they are known for, and what is urgent or important. */
export const alertsOf = (
  { characteristics }: Pick<Person, 'characteristics'>,
  indicators: readonly Indicator[],
): PersonAlert[] => [
  ...characteristics.map(fromCharacteristic),
  ...indicators.filter(({ priorityLevel }) => MATTERS.includes(priorityLevel)).map(fromIndicator),
];
