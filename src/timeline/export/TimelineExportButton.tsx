import { useDispatch, useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { DownloadIcon } from '@/ui/icons';
import { mayExport } from '../timelineRules';
import { exportKey, exportRequested } from '../timelineSlice';
import { timelineTexts } from '../timelineTexts';

/** For who may read and export cases (001 §2); absent for anyone else. */
export function TimelineExportButton({ personId }: { personId: string }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const busy = useSelector((state: WithSubmissions) => selectIsSending(state, exportKey(personId)));
  const mode = useSelector(selectDeviceMode);
  if (!mayExport(may)) return null;
  const { label } = timelineTexts.export;
  const shared = {
    size: 's',
    icon: DownloadIcon,
    busy,
    onClick: () => dispatch(exportRequested(personId)),
  } as const;
  /* Beside the sidebar the words do not fit on the line; without a mouse there is no tooltip to read them in. */
  return mode === 'desktop' ? (
    <IconButton {...shared} variant="secondary" label={label} />
  ) : (
    <Button {...shared}>{label}</Button>
  );
}
