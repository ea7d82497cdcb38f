import { linkedTaskFetching, linkedTasksSlice } from '@/work/caseflows/case/steps/linkedTasksSlice';
import { caseFlowsSlice } from '@/work/caseflows/caseFlowsSlice';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { tasksSlice } from '@/work/tasks/tasksSlice';

const nothing = { type: '' };
const tasks = tasksSlice.reducer(undefined, nothing);
const cases = caseFlowsSlice.reducer(undefined, nothing);
const linked = linkedTasksSlice.reducer(undefined, linkedTaskFetching('stap'));
const back = (hub: string) => hubsReconnected({ hub, endsSilence: false });

/** The lists and records that are in slices instead of queries, and whether a reconnected hub invalidates them. */
const READ: readonly [string, readonly string[], (hub: string) => boolean][] = [
  [
    'the list of tasks',
    ['taskHub'],
    (hub) =>
      tasksSlice.reducer({ ...tasks, list: { ...tasks.list, load: 'loaded' } }, back(hub)).list.refreshWanted,
  ],
  [
    'an open task',
    ['taskHub'],
    (hub) => tasksSlice.reducer({ ...tasks, open: { ...tasks.open, id: 'taak' } }, back(hub)).open.wanted,
  ],
  [
    'the list of cases',
    ['caseFlowHub'],
    (hub) =>
      caseFlowsSlice.reducer({ ...cases, list: { ...cases.list, load: 'loaded' } }, back(hub)).list
        .refreshWanted,
  ],
  [
    'an open case',
    ['caseFlowHub'],
    (hub) => caseFlowsSlice.reducer({ ...cases, open: { ...cases.open, id: 'zaak' } }, back(hub)).open.wanted,
  ],
  [
    'the workload',
    ['caseFlowHub'],
    (hub) => {
      const workload = { ...cases.workload, load: 'loaded' } as const;
      return caseFlowsSlice.reducer({ ...cases, workload }, back(hub)).workload !== workload;
    },
  ],
  [
    'the tasks of the steps of a case',
    ['taskHub', 'caseFlowHub'],
    (hub) => linkedTasksSlice.reducer(linked, back(hub)).byStepTask['stap']?.wanted === true,
  ],
];

it.each(READ)('%s is read again when a hub of %j is back, even if other hubs are down', (_, own, isRead) => {
  expect(['taskHub', 'caseFlowHub', 'personHub'].filter(isRead)).toEqual(own);
});
