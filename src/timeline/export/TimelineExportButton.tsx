import { useDispatch, useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import { selectIsSending, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { Button } from '@/ui/fields/Button';
import { DownloadIcon } from '@/ui/icons';
import { mayExport } from '../timelineRules';
import { exportRequested } from '../timelineSlice';
import { timelineTexts } from '../timelineTexts';

/** For who may read and export cases (001 §2); absent for anyone else. */
export function TimelineExportButton({ personId }: { personId: string }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const busy = useSelector((state: WithSubmissions) =>
    selectIsSending(state, submissionKey('timelineExport', personId)),
  );
  if (!mayExport(may)) return null;
  return (
    <Button size="s" icon={DownloadIcon} busy={busy} onClick={() => dispatch(exportRequested(personId))}>
      {timelineTexts.export.label}
    </Button>
  );
}
