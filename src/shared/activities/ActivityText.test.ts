import * as v from 'valibot';
import { CaseActivity } from '@/domain/timeline/caseActivity';
import { activityWords } from './ActivityText';

it.each([
  ['a contact', { type: 'Contact', description: 'Uitgelegd', message: null }, ['Uitgelegd']],
  [
    'a new task',
    {
      type: 'TaskCreated',
      task: {
        taskType: { name: 'Terugbellen' },
        description: 'Bel de bewoner',
        outcome: { title: 'Akkoord' },
      },
    },
    ['Terugbellen', 'Bel de bewoner', 'Uitkomst: Akkoord'],
  ],
  ['a finished task', { type: 'Task', completeReason: 'Gebeld.', task: null }, ['Wat er is gedaan: Gebeld.']],
  ['a rejected task', { type: 'Task', rejectReason: 'Niet van ons.' }, ['Reden van weigeren: Niet van ons.']],
  ['a deleted task', { type: 'Task', deleteReason: 'Dubbel.' }, ['Reden van verwijderen: Dubbel.']],
  ['a task that was passed on', { type: 'Task', reason: 'Doorgezet.' }, ['Reden: Doorgezet.']],
  [
    'a reason that equals the description',
    { type: 'Task', description: 'Gebeld.', completeReason: ' Gebeld. ' },
    ['Wat er is gedaan: Gebeld.'],
  ],
  ['a letter', { type: 'Correspondence', correspondence: { filename: 'Brief.pdf' } }, ['Brief.pdf']],
  [
    'an inspection',
    { type: 'InspectionReport', report: { id: 'r', title: 'Eindinspectie' } },
    ['Eindinspectie'],
  ],
  [
    'a repair',
    {
      type: 'RepairRequest',
      repairRequest: { items: [{ defectName: 'Kraan' }, null, { defectName: 'Deur' }] },
    },
    ['Kraan', 'Deur'],
  ],
  [
    'an activity with broken parts',
    { type: 'Task', task: 'x', correspondence: 7, report: [], repairRequest: { items: {} } },
    [],
  ],
])('The texts of %s are shown line by line', (_, wire, words) => {
  expect(activityWords(v.parse(CaseActivity, { id: 'a', ...wire }))).toEqual(words);
});
