import { useDispatch, useSelector } from 'react-redux';
import {
  selectSubmission,
  submissionDismissed,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { taskKey } from './performTask';
import { taskRetried } from '../tasksActions';
import { taskDetailTexts } from './taskDetailTexts';

/** Warns that a pick-up is uncertain, and offers to refetch (W3). Other actions warn in their dialog or form. */
export function SubmissionBanner({ taskId }: { taskId: string }) {
  const dispatch = useDispatch();
  const key = taskKey('pickUp', taskId);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  if (submission?.status !== 'uncertain') return null;
  const look = () => {
    dispatch(submissionDismissed(key));
    dispatch(taskRetried());
  };
  return (
    <Banner
      tone="warning"
      onDismiss={() => dispatch(submissionDismissed(key))}
      actions={<BannerButton label={taskDetailTexts.refetch} onClick={look} />}
    >
      {submission.message}
    </Banner>
  );
}
