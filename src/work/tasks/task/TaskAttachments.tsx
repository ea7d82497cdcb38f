import { useDispatch } from 'react-redux';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import type { Task } from '@/domain/tasks/task';
import { MediaList, MediaUpload } from '@/shared/media';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { taskKey } from './performTask';
import { taskMessages } from '../taskMessages';
import { tasksTexts } from '../tasksTexts';
import { useTaskUploads } from './messages/useTaskUploads';

export function TaskAttachments({ task }: { task: Task }) {
  const dispatch = useDispatch();
  const { uploads, whyNot, attach, stuck } = useTaskUploads(task);
  const again = () => {
    dispatch(submissionDismissed(taskKey('update', task.id)));
    attach();
  };
  return (
    <>
      <MediaList ids={task.mediaIds} />
      {stuck && (
        <Banner tone="danger" actions={<BannerButton label={tasksTexts.retry} onClick={again} />}>
          {taskMessages.update.failure}
        </Banner>
      )}
      {whyNot === null && <MediaUpload uploads={uploads} />}
    </>
  );
}
