import * as v from 'valibot';
import { Contract } from '@/domain/tenancy/contract';
import { PriorityLevel } from '@/domain/people/indicator';
import { Person } from '@/domain/people/person';
import { alertsOf, indicatorSubjects } from './personAlerts';

const person = v.parse(Person, { id: 'p', roles: { occupant: 'r2', customer: 'r1' } });
const contracts = ['c1', 'c2'].map((id) => v.parse(Contract, { id }));

it('Indicators are requested for the person, each role and each contract, with their known data (001 §7)', () => {
  expect(indicatorSubjects(person, contracts)).toEqual({
    keys: ['p', 'r1', 'r2', 'c1', 'c2'],
    models: [person, ...contracts],
  });
});

it('A birthday is sent unchanged, as a day', () => {
  const born = v.parse(Person, { id: 'p', birthDate: '1994-11-11' });
  expect(indicatorSubjects(born, []).models).toEqual([{ ...born, birthDate: '1994-11-11' }]);
});

it('Equal alerts are shown once, with all details', () => {
  const about = (key: string, title: string, description: string, priorityLevel: PriorityLevel) => ({
    key,
    indicatorId: `${key}-${title}-${description}`,
    priorityLevel,
    title,
    description,
  });
  const alerts = alertsOf({ characteristics: ['Aggressive'] }, [
    about('p', 'agressief', 'Sinds maart', PriorityLevel.Urgent),
    about('c1', 'Huurachterstand', '€ 100', PriorityLevel.Important),
    about('c2', 'Huurachterstand', '€ 200', PriorityLevel.Important),
    about('c3', 'Huurachterstand', '€ 200', PriorityLevel.Urgent),
  ]);
  expect(alerts.map(({ priority, title, detail }) => [priority, title, detail])).toEqual([
    ['Urgent', 'Agressief', 'Sinds maart'],
    ['Belangrijk', 'Huurachterstand', '€ 100 · € 200'],
    ['Urgent', 'Huurachterstand', '€ 200'],
  ]);
});
