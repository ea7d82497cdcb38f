import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/tasks/task';
import { WorkflowIcon } from '@/ui/icons';
import { RecordFact } from '@/ui/record/RecordHeader';
import { taskDetailTexts } from './taskDetailTexts';
import { isCaseFlowTask } from '../tasksRules';

const { caseFlowOfTask } = caseFlowQueries.endpoints;
const texts = taskDetailTexts.information;

/** A link from a step task to its case, for users with `viewCaseFlow`. */
export function CaseOfTask({ task }: { task: Task }) {
  const may = useSelector(selectMay);
  const isWanted = isCaseFlowTask(task) && may('viewCaseFlow');
  const { currentData: caseFlow } = caseFlowOfTask.useQuery(isWanted ? task.id : skipToken);
  if (!caseFlow) return null;
  return (
    <RecordFact icon={WorkflowIcon} term={texts.case}>
      <Link to={to.caseFlow(caseFlow.id)}>{caseFlow.title || texts.toCase}</Link>
    </RecordFact>
  );
}
