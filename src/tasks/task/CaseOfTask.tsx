import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/task';
import { WorkflowIcon } from '@/ui/icons';
import { RecordFact } from '@/ui/record/RecordHeader';
import { caseFlowOfTaskWanted, selectCaseFlowOfTask, type WithTaskForm } from './form/taskFormSlice';
import { taskDetailTexts } from './taskDetailTexts';
import { isCaseFlowTask } from '../tasksRules';

const texts = taskDetailTexts.information;

/** The way from the task of a step to its case, for those who may see cases. */
export function CaseOfTask({ task }: { task: Task }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const caseFlow = useSelector((state: WithTaskForm) => selectCaseFlowOfTask(state, task.id));
  const wanted = isCaseFlowTask(task) && may('viewCaseFlow');
  useEffect(() => {
    if (wanted) dispatch(caseFlowOfTaskWanted(task.id));
  }, [dispatch, wanted, task.id]);
  if (!wanted || caseFlow === null) return null;
  return (
    <RecordFact icon={WorkflowIcon} term={texts.case}>
      <Link to={to.caseFlow(caseFlow.id)}>{caseFlow.title || texts.toCase}</Link>
    </RecordFact>
  );
}
