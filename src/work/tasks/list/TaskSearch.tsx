import { taskStatusFilterLabel } from '@/domain/tasks/taskStatusFilter';
import { deadlineSet, type SetFilter, setFilter } from '@/kit/livelist/setFilters';
import { ListSearch } from '@/kit/livelist/ListSearch';
import { filterTexts } from '@/kit/livelist/filterTexts';
import { chosenAssignee } from '@/shared/people';
import type { TaskFilters } from './taskFilters';
import { tasksTexts } from '../tasksTexts';
import type { TaskAddress } from './taskList';

const texts = { ...filterTexts, ...tasksTexts.filters };

/** The filters that are set, other than the search text. */
const setIn = ({
  status,
  deadline,
  taskTypes,
  createdBy,
  assignedTo,
}: TaskFilters): SetFilter<TaskFilters>[] => [
  ...setFilter(texts.status, status && taskStatusFilterLabel(status), { status: null }),
  ...deadlineSet(deadline, { deadline: null }),
  ...taskTypes.flatMap((name) =>
    setFilter(texts.type, name, { taskTypes: taskTypes.filter((other) => other !== name) }),
  ),
  ...setFilter(texts.createdBy, chosenAssignee(createdBy)?.name, { createdBy: null }),
  ...setFilter(texts.assignedTo, chosenAssignee(assignedTo)?.name, { assignedTo: null }),
];

export const TaskSearch = ({ address }: { address: TaskAddress }) => (
  <ListSearch address={address} placeholder={texts.queryPlaceholder} set={setIn(address.filters)} />
);
