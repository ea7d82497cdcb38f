import { linkedTaskFetching, linkedTasksSlice } from '@/caseflows/case/steps/linkedTasksSlice';
import { caseFlowsReducer } from '@/caseflows/caseFlowsReducer';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { tasksReducer } from '@/tasks/tasksReducer';

const nothing = { type: '' };
const tasks = tasksReducer(undefined, nothing);
const cases = caseFlowsReducer(undefined, nothing);
const linked = linkedTasksSlice.reducer(undefined, linkedTaskFetching('stap'));
const back = (hub: string) => hubsReconnected({ hub, endsSilence: false });

/** Lists and records that no query reads, and whether the return of a line makes them old. */
const READ: readonly [string, readonly string[], (hub: string) => boolean][] = [
  [
    'the list of tasks',
    ['taskHub'],
    (hub) =>
      tasksReducer({ ...tasks, list: { ...tasks.list, load: 'loaded' } }, back(hub)).list.refreshWanted,
  ],
  [
    'an open task',
    ['taskHub'],
    (hub) => tasksReducer({ ...tasks, open: { ...tasks.open, id: 'taak' } }, back(hub)).open.wanted,
  ],
  [
    'the list of cases',
    ['caseFlowHub'],
    (hub) =>
      caseFlowsReducer({ ...cases, list: { ...cases.list, load: 'loaded' } }, back(hub)).list.refreshWanted,
  ],
  [
    'an open case',
    ['caseFlowHub'],
    (hub) => caseFlowsReducer({ ...cases, open: { ...cases.open, id: 'zaak' } }, back(hub)).open.wanted,
  ],
  [
    'the workload',
    ['caseFlowHub'],
    (hub) => {
      const workload = { ...cases.workload, load: 'loaded' } as const;
      return caseFlowsReducer({ ...cases, workload }, back(hub)).workload !== workload;
    },
  ],
  [
    'the tasks of the steps of a case',
    ['taskHub', 'caseFlowHub'],
    (hub) => linkedTasksSlice.reducer(linked, back(hub)).byStepTask['stap']?.wanted === true,
  ],
];

it.each(READ)('reads %s again as soon as %j is back, whatever keeps others away', (_, own, isRead) => {
  expect(['taskHub', 'caseFlowHub', 'personHub'].filter(isRead)).toEqual(own);
});
