import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { indicatorQueries } from '@/api/indicators';
import { personQueries } from '@/api/personQueries';
import { selectMay } from '@/core/session/sessionSlice';
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

/** What is known of the person themself; what there is to know of contracts stands on their card. */
const subjectsOf = ({ id, roles, customerStatus, characteristics }: Person) => {
  const keys = [id, ...Object.values(roles).filter((role) => role !== null)];
  return { keys, models: keys.map((key) => ({ id: key, personId: id, customerStatus, characteristics })) };
};

const MATTERS: readonly unknown[] = [PriorityLevel.Urgent, PriorityLevel.Important];

/** What matters about a person wherever they appear: what they are known for, and what is urgent or important. */
export function usePersonAlerts(personId: string | null): readonly PersonAlert[] {
  const may = useSelector(selectMay);
  const { currentData: person } = personQueries.endpoints.person.useQuery(personId ?? skipToken);
  const { currentData: indicators = [] } = indicatorQueries.endpoints.indicators.useQuery(
    person && may('customerCard') ? subjectsOf(person) : skipToken,
  );
  return [
    ...(person?.characteristics ?? []).map(fromCharacteristic),
    ...indicators.filter(({ priorityLevel }) => MATTERS.includes(priorityLevel)).map(fromIndicator),
  ];
}
